import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const SHOE_TISSUE: ProductSeed = {
  slug: 'shoe-tissue',
  group: 'LIVING',
  bestseller: false,
  icons: ['PLANT', 'NO_BACTERIA', 'AIR', 'KOREA'],
  title: { ko: '신발 클리너 티슈', en: 'Shoe Cleaner Wipe' },
  subtitle: {
    ko: '얼룩은 닦아 내고 냄새는 30분 만에 산뜻하게',
    en: 'Scuffs off in a few strokes, odor down in 30 minutes',
  },
  contents: { kind: 'SHEETS', amount: 60, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '신발 겉의 먼지와 얼룩을 닦고 안창까지 관리하는 항균 티슈입니다.',
          '먼지를 먼저 털고, 결을 따라 닦은 뒤 그늘에서 말려 주세요.',
          '색이나 소재가 변하지 않는지 눈에 띄지 않는 부분에서 먼저 확인해 주세요.',
          '스웨이드, 누벅처럼 털이 있는 가죽에는 권하지 않습니다.',
          '어린이의 손이 닿지 않는 곳에 보관하고, 눈에 닿지 않게 해 주세요.',
        ],
        en: [
          'An antibacterial wipe for dust and marks on the outside and care for the insole inside.',
          'Brush off loose dirt, wipe along the grain, then let the shoes dry in the shade.',
          'Check a small hidden spot first to see that color and material do not change.',
          'Not recommended for suede, nubuck and other napped leathers.',
          'Keep out of reach of children and away from eyes.',
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
          '전체 성분은 제품 포장의 표시 사항을 확인해 주세요.',
        ],
        en: [
          'Sheet: rayon fiber',
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Contains no alcohol.',
          'For the full list of ingredients, please see the label on the pack.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '30분이면 하루 종일 밴 냄새를 덜어 줍니다.',
          '99.9% 살균 효과가 7일(168시간) 동안 지속됩니다.',
          '물이나 솔, 세제 없이 외출 직전에도 닦을 수 있습니다.',
          '알코올 냄새가 남지 않습니다.',
        ],
        en: [
          'Deodorizes in 30 minutes after a long day on your feet.',
          '99.9% sanitizing that lasts 7 days (168 hours).',
          'No water, brush or detergent needed, even on your way out the door.',
          'Leaves no smell of alcohol behind.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '레이온 섬유는 60일 이내에 분해됩니다.',
          '물로 빨지 않아도 되어 물을 아낄 수 있습니다.',
          '자주 닦아 주면 아끼는 신발을 더 오래 신을 수 있습니다.',
          '쓴 티슈는 변기에 넣지 말고 종량제 봉투에 버려 주세요.',
        ],
        en: [
          'The rayon fiber breaks down within 60 days.',
          'Cleaning without a wash saves water.',
          'Regular care helps favorite shoes stay in use longer.',
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
          '성적서와 등록 증명서는 기술 페이지에서 내려받을 수 있습니다.',
        ],
        en: [
          'Registered medical-class listing',
          'Anti-bacterial test report: 7 days',
          'Download the report and the listing certificate on our Technology page.',
        ],
      },
    },
    {
      menu: 'LOCATION',
      lines: {
        ko: [
          '대한민국에서 만들었습니다.',
          '운동화와 구두의 겉면, 밑창 옆면, 안창',
          '현관 신발장 옆이나 사무실 서랍',
          '운동 가방, 여행 가방, 차 안',
        ],
        en: [
          'Made in Korea.',
          'Uppers, sidewalls and insoles of sneakers and smooth leather shoes',
          'By the shoe rack at home or in a desk drawer at work',
          'In a gym bag, a suitcase or the car',
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
      ko: '신발의 세정 및 탈취, 물티슈형',
      en: 'Cleaning and deodorizing of shoes; wipe',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제 / 원단: 레이온',
      en: 'Purified water, silver colloid, nonionic surfactant / sheet: rayon',
    },
    directions: {
      ko: '먼지를 턴 뒤 결을 따라 닦고 그늘에서 말립니다.',
      en: 'Brush off loose dirt, wipe along the grain and dry in the shade.',
    },
    cautions: {
      ko: '스웨이드, 누벅에는 쓰지 않고, 눈에 띄지 않는 부분에 먼저 닦아 봅니다. 어린이의 손이 닿지 않는 곳에 둡니다. 변기에 버리지 않습니다.',
      en: 'Not for suede or nubuck; test a hidden spot first. Keep out of reach of children. Do not flush.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 여러 번 씻고, 이상이 계속되면 의사와 상담하세요.',
      en: 'If in eyes, rinse with running water for several minutes. Get medical advice if irritation lasts.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL, number: 'CB00-00-0004' },
  },
  compared: false,
  reports: ['antibacterial-7-days.pdf'],
  price: { KR: 68000, US: 6999 },
  packedUnit: { weightGrams: 410, lengthMm: 220, widthMm: 120, heightMm: 70 },
  stock: { KR: 7, US: 40 },
};
