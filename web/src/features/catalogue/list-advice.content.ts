import type { SuitTag } from '@eunbit/schema/product-discovery';
import type { Translated } from '../../components/translated.ts';

type Group = 'CLEANSING' | 'LIVING' | 'PET';

interface Tip {
  readonly title: string;
  readonly text: string;
}

/** Which of a product's reasons a group shows: the first of these that the product has. */
export const REASON_TAGS: Readonly<Record<Group, readonly SuitTag[]>> = {
  CLEANSING: ['KITCHEN', 'BATHROOM', 'LIVING_ROOM', 'FAMILY'],
  LIVING: ['ENTRANCE', 'DESK', 'CAR', 'LIVING_ROOM'],
  PET: ['PETS', 'LIVING_ROOM', 'CAR', 'NO_SCENT'],
};

/** Tips for the use of a group's products, taken from their own pages. */
export const LIST_TIPS: Translated<Readonly<Record<Group, readonly Tip[]>>> = {
  ko: {
    CLEANSING: [
      { title: '처음 쓰는 곳이라면', text: '눈에 띄지 않는 부분에 먼저 닦아 보고 괜찮은지 확인해 주세요.' },
      { title: '음식이 닿는 곳이라면', text: '식탁이나 도마처럼 음식이 직접 닿는 곳은 닦은 뒤 물로 헹궈 주세요.' },
      { title: '다 쓴 티슈는', text: '변기에 넣지 말고 종량제 봉투에 버려 주세요.' },
    ],
    LIVING: [
      { title: '먼저 먼지를 털어 내세요', text: '신발의 흙과 먼지를 털고 결을 따라 닦은 뒤 그늘에서 말려 주세요.' },
      { title: '색이나 소재가 걱정된다면', text: '눈에 띄지 않는 부분에 먼저 닦아 보고 변하지 않는지 확인해 주세요.' },
      { title: '스웨이드와 누벅은 피해 주세요', text: '털이 있는 가죽에는 권하지 않습니다.' },
    ],
    PET: [
      { title: '산책에서 돌아오면', text: '현관에서 발과 겉털에 묻은 먼지와 흙을 닦아 주세요.' },
      { title: '머무는 자리에는', text: '반려동물이 자리를 비운 사이에 뿌리고, 다 마른 뒤에 돌아오게 해 주세요.' },
      {
        title: '얼굴은 피해 주세요',
        text: '눈, 코, 입과 상처 난 피부에는 쓰지 말고, 피부가 붉어지면 바로 멈춰 주세요.',
      },
    ],
  },
  en: {
    CLEANSING: [
      { title: 'New to a surface?', text: 'Test a small hidden spot first.' },
      { title: 'Where food touches', text: 'Rinse tables and boards with water after wiping.' },
      { title: 'Used wipes', text: 'Put them in the trash; please do not flush them.' },
    ],
    LIVING: [
      {
        title: 'Dust off first',
        text: 'Brush off loose dirt, wipe along the grain, and let the shoes dry in the shade.',
      },
      { title: 'Unsure about a color?', text: 'Check a small hidden spot first to see that nothing changes.' },
      { title: 'Not for suede', text: 'We do not recommend it for suede, nubuck and other napped leathers.' },
    ],
    PET: [
      { title: 'Back from a walk', text: 'Take dust and mud off paws and coat at the door.' },
      {
        title: 'Beds and crates',
        text: 'Spray while your pet is elsewhere, and let everything dry before they come back.',
      },
      { title: 'Not on the face', text: 'Avoid eyes, nose, mouth and broken skin, and stop if the skin turns red.' },
    ],
  },
};
