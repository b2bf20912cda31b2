import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const ALL_PURPOSE_WIPE: ProductSeed = {
  slug: 'all-purpose-wipe',
  group: 'CLEANSING',
  bestseller: true,
  icons: ['PLANT', 'NO_BACTERIA', 'KOREA'],
  title: { ko: '다목적 항균 티슈', en: 'All-Purpose Antibacterial Wipe' },
  subtitle: {
    ko: '한 번 닦으면 7일 동안 이어지는 알코올 프리 항균',
    en: 'Wipe once without alcohol, stay antibacterial for seven days',
  },
  contents: { kind: 'SHEETS', amount: 80, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '매일 손이 닿는 집 안 곳곳을 닦는 촉촉한 레이온 티슈입니다.',
          '알코올 없이 생활 때를 닦아 내면서 동시에 살균합니다.',
          '처음 쓰는 곳이라면 눈에 띄지 않는 부분에 먼저 닦아 보고 확인해 주세요.',
          '어린이의 손이 닿지 않는 곳에 보관하고, 눈에 닿지 않게 해 주세요.',
          '음식이 직접 닿는 곳은 닦은 뒤 물로 헹궈 주세요.',
          '쓰고 난 뒤에는 입구를 꼭 닫아 촉촉함을 지켜 주세요.',
        ],
        en: [
          'A moist rayon wipe for the surfaces your household touches every day.',
          'Lifts everyday grime and sanitizes in the same pass, without alcohol.',
          'New to a surface? Test a small hidden spot first.',
          'Keep out of reach of children and away from eyes.',
          'Rinse surfaces that touch food with water after wiping.',
          'Close the pack firmly after use so the wipes stay moist.',
        ],
      },
    },
    {
      menu: 'INGREDIENTS',
      lines: {
        ko: [
          '은 콜로이드: 미세한 은 입자가 액체에 고르게 퍼져 있는 항균 성분',
          '원단: 레이온 섬유',
          '알코올은 넣지 않았습니다.',
          '전체 성분은 제품 포장의 표시 사항을 확인해 주세요.',
        ],
        en: [
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Sheet: rayon fiber',
          'Contains no alcohol.',
          'For the full list of ingredients, please see the label on the pack.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '99.9% 살균 효과가 7일(168시간) 동안 지속됩니다.',
          '60초 만에 세균을 99.9% 없앱니다.',
          '코를 찌르는 알코올 냄새가 없어 식탁 옆에서도 편하게 쓸 수 있습니다.',
          '걸레도 세제도 따로 꺼낼 필요 없이 한 장이면 됩니다.',
        ],
        en: [
          '99.9% sanitizing that lasts 7 days (168 hours).',
          'Kills 99.9% of germs in 60 seconds.',
          'No sharp alcohol smell, so it is welcome even next to the dinner table.',
          'Cloth and cleaner in one: pull out a sheet and you are ready.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '레이온 섬유는 60일 이내에 분해됩니다.',
          '알코올을 쓰지 않은 처방입니다.',
          '쓴 티슈는 변기에 넣지 말고 종량제 봉투에 버려 주세요.',
        ],
        en: [
          'The rayon fiber breaks down within 60 days.',
          'The formula does its work without alcohol.',
          'Put used wipes in the trash; please do not flush them.',
        ],
      },
    },
    {
      menu: 'CERTIFICATION',
      lines: {
        ko: [
          '메디컬 클래스 등록 제품',
          '항균 시험 성적서: 7일',
          '살균 시험 성적서: 1분, 3분, 24시간',
          '성적서와 등록 증명서는 기술 페이지에서 내려받을 수 있습니다.',
        ],
        en: [
          'Registered medical-class listing',
          'Anti-bacterial test report: 7 days',
          'Bactericidal test reports: 1 minute, 3 minutes and 24 hours',
          'Download the reports and the listing certificate on our Technology page.',
        ],
      },
    },
    {
      menu: 'LOCATION',
      lines: {
        ko: [
          '대한민국에서 만들었습니다.',
          '주방: 식탁, 조리대, 냉장고 손잡이',
          '거실과 방: 리모컨, 문손잡이, 전등 스위치',
          '사무실: 책상, 의자 팔걸이, 전화기',
        ],
        en: [
          'Made in Korea.',
          'Kitchen: tables, countertops, refrigerator handles',
          'Around the home: remote controls, doorknobs, light switches',
          'Office: desks, armrests, telephones',
        ],
      },
    },
  ],
  disclosure: {
    kind: {
      ko: '세정제',
      en: 'Cleaner',
    },
    useAndForm: {
      ko: '가정용 표면 세정 및 항균, 물티슈형',
      en: 'Cleaning and antibacterial care of household surfaces; wipe',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제 / 원단: 레이온',
      en: 'Purified water, silver colloid, nonionic surfactant / sheet: rayon',
    },
    directions: {
      ko: '한 장을 꺼내 표면을 고루 닦고 저절로 마르게 둡니다.',
      en: 'Take out a sheet, wipe the surface evenly and let it dry.',
    },
    cautions: {
      ko: '어린이의 손이 닿지 않는 곳에 두고, 눈에 닿지 않게 하며, 음식이 직접 닿는 곳은 닦은 뒤 물로 헹굽니다. 변기에 버리지 않습니다.',
      en: 'Keep out of reach of children and away from eyes. Rinse surfaces that touch food with water. Do not flush.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 여러 번 씻고, 이상이 계속되면 의사와 상담하세요.',
      en: 'If in eyes, rinse with running water for several minutes. Get medical advice if irritation lasts.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL, number: 'CB00-00-0001' },
  },
  compared: true,
  reports: [
    'antibacterial-7-days.pdf',
    'bactericidal-1-minute.pdf',
    'bactericidal-3-minutes.pdf',
    'bactericidal-24-hours.pdf',
  ],
  price: { KR: 7120, US: 899 },
  packedUnit: { weightGrams: 540, lengthMm: 230, widthMm: 130, heightMm: 75 },
  stock: { KR: 320, US: 260 },
};
