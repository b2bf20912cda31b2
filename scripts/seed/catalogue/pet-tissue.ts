import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const PET_TISSUE: ProductSeed = {
  slug: 'pet-tissue',
  group: 'PET',
  bestseller: false,
  icons: ['PLANT', 'NO_BACTERIA', 'KOREA'],
  title: { ko: '펫 항균 티슈', en: 'Pet Antibacterial Wipe' },
  subtitle: {
    ko: '산책 뒤 네 발을 닦아 주는 알코올 프리 레이온 티슈',
    en: 'Alcohol-free rayon wipes for four paws fresh from a walk',
  },
  contents: { kind: 'SHEETS', amount: 50, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '산책에서 돌아온 발과 겉털에 묻은 먼지와 흙을 닦는 항균 티슈입니다.',
          '처음에는 좁은 부위에 먼저 써 보고 피부에 이상이 없는지 살펴 주세요.',
          '눈, 코, 입과 상처 난 피부는 피해서 닦아 주세요.',
          '불편해하거나 피부가 붉어지면 사용을 멈추고 수의사와 상담하세요.',
          '어린이와 반려동물이 꺼내 물지 못하는 곳에 보관해 주세요.',
        ],
        en: [
          'An antibacterial wipe that takes dust and mud off paws and coat after a walk.',
          'The first time, try a small area and check that the skin stays calm.',
          'Avoid the eyes, nose, mouth and broken skin.',
          'If your pet seems uncomfortable or the skin reddens, stop and ask your vet.',
          'Store where children cannot reach it and pets cannot chew it.',
        ],
      },
    },
    {
      menu: 'INGREDIENTS',
      lines: {
        ko: [
          '원단: 레이온 섬유',
          '은 콜로이드: 미세한 은 입자가 액체에 고르게 퍼져 있는 항균 성분',
          '알코올은 넣지 않았습니다.',
          '알레르기가 있는 반려동물이라면 포장의 전체 성분을 먼저 확인해 주세요.',
        ],
        en: [
          'Sheet: rayon fiber',
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Contains no alcohol.',
          'If your pet has allergies, please read the full ingredient list on the pack first.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '현관에서 발을 닦아 주면 집 안에 남는 흙 발자국이 줄어듭니다.',
          '목욕이 어려운 날에도 간편하게 닦아 줄 수 있습니다.',
          '알코올의 자극적인 냄새가 없습니다.',
          '목줄과 하네스, 장난감 겉면까지 한 장으로 닦을 수 있습니다.',
        ],
        en: [
          'A quick wipe at the door means fewer muddy paw prints inside.',
          'Handy on the days when a bath is out of the question.',
          'No harsh alcohol smell.',
          'One sheet does the leash, the harness and the outside of toys, too.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '레이온 섬유는 60일 이내에 분해됩니다.',
          '알코올을 쓰지 않은 처방입니다.',
          '산책길이나 변기에 버리지 말고 종량제 봉투에 담아 버려 주세요.',
        ],
        en: [
          'The rayon fiber breaks down within 60 days.',
          'The formula does its work without alcohol.',
          'Take used wipes home to the trash: not on the trail, not in the toilet.',
        ],
      },
    },
    {
      menu: 'CERTIFICATION',
      lines: {
        ko: [
          '메디컬 클래스 등록 제품',
          '반려동물용 항균 시험 성적서',
          '성적서와 등록 증명서는 기술 페이지에서 내려받을 수 있습니다.',
        ],
        en: [
          'Registered medical-class listing',
          'Pet anti-bacterial test report',
          'Download the report and the listing certificate on our Technology page.',
        ],
      },
    },
    {
      menu: 'LOCATION',
      lines: {
        ko: [
          '대한민국에서 만들었습니다.',
          '현관: 산책에서 돌아온 발과 다리',
          '집 안: 겉털, 장난감 겉면, 하우스 바닥',
          '집 밖: 공원, 카페, 차 안',
        ],
        en: [
          'Made in Korea.',
          'At the front door: paws and legs after a walk',
          'Around the house: coat, outside of toys, crate floor',
          'Out and about: parks, cafes, the car',
        ],
      },
    },
  ],
  disclosure: {
    kind: {
      ko: '동물용의약외품',
      en: 'Quasi-drug for animals',
    },
    useAndForm: {
      ko: '반려동물의 발과 겉털 세정, 물티슈형',
      en: 'Cleaning of paws and coat of pets; wipe',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제 / 원단: 레이온',
      en: 'Purified water, silver colloid, nonionic surfactant / sheet: rayon',
    },
    directions: {
      ko: '한 장을 꺼내 발과 겉털을 부드럽게 닦고 말립니다.',
      en: 'Take out a sheet, wipe paws and coat gently and let them dry.',
    },
    cautions: {
      ko: '눈, 코, 입과 상처 난 피부에는 쓰지 않습니다. 피부가 붉어지면 사용을 멈추고 수의사와 상담합니다. 변기에 버리지 않습니다.',
      en: 'Avoid eyes, nose, mouth and broken skin. If the skin turns red, stop and ask a veterinarian. Do not flush.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 씻고, 삼켰다면 수의사와 상담하세요.',
      en: 'If in eyes, rinse with running water. If swallowed, call a veterinarian.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.QUASI_DRUG_FOR_ANIMALS, number: '000-000' },
  },
  compared: false,
  reports: ['pet-antibacterial.pdf'],
  price: { KR: 4500, US: 599 },
  packedUnit: { weightGrams: 320, lengthMm: 200, widthMm: 110, heightMm: 60 },
  stock: { KR: 400, US: 180 },
};
