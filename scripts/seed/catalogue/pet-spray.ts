import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const PET_SPRAY: ProductSeed = {
  slug: 'pet-spray',
  group: 'PET',
  bestseller: false,
  icons: ['NO_BACTERIA', 'AIR', 'KOREA'],
  title: { ko: '펫 항균 스프레이', en: 'Pet Antibacterial Spray' },
  subtitle: {
    ko: '반려동물이 머무는 자리를 알코올 없이 산뜻하게',
    en: 'An alcohol-free refresh for the places your pet loves most',
  },
  contents: { kind: 'MILLILITRES', amount: 200, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '반려동물의 잠자리와 용품을 위한 알코올 프리 항균 탈취 스프레이입니다.',
          '반려동물이 자리를 비운 사이에 뿌리고, 다 마른 뒤에 돌아오게 해 주세요.',
          '천이나 가죽에는 눈에 띄지 않는 부분에 먼저 뿌려 확인해 주세요.',
          '반려동물의 얼굴에 뿌리지 말고, 사람과 동물의 눈에 닿지 않게 해 주세요.',
          '어린이와 반려동물의 손발이 닿지 않는 곳에 보관해 주세요.',
        ],
        en: [
          'An alcohol-free antibacterial and deodorizing spray for pet beds and gear.',
          'Spray while your pet is elsewhere, and let everything dry before they come back.',
          'On fabric or leather, test a small hidden spot first.',
          'Never spray toward a pet’s face, and keep it away from the eyes of people and animals.',
          'Store out of reach of children and pets.',
        ],
      },
    },
    {
      menu: 'INGREDIENTS',
      lines: {
        ko: [
          '은 콜로이드: 미세한 은 입자가 액체에 고르게 퍼져 있는 항균 성분',
          '알코올은 넣지 않았습니다.',
          '알레르기가 있는 반려동물이라면 용기의 전체 성분을 먼저 확인해 주세요.',
        ],
        en: [
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Contains no alcohol.',
          'If your pet has allergies, please read the full ingredient list on the bottle first.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '30분이면 방석과 이동장에 밴 냄새를 덜어 줍니다.',
          '자주 빨기 어려운 큰 쿠션도 항균 관리할 수 있습니다.',
          '알코올의 자극적인 냄새 없이 쓸 수 있습니다.',
          '200ml 용량이라 산책 가방이나 차 안에 두기 좋습니다.',
        ],
        en: [
          'Deodorizes beds and carriers in 30 minutes.',
          'Antibacterial care for the big cushions that rarely see the washing machine.',
          'No harsh alcohol smell.',
          'At 200ml it fits in a walking bag or stays in the car.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '알코올을 쓰지 않은 처방입니다.',
          '세탁과 세탁 사이에 뿌려 빨래 횟수를 덜 수 있습니다.',
          '다 쓴 용기는 비운 뒤 지역의 분리배출 기준에 따라 버려 주세요.',
        ],
        en: [
          'The formula does its work without alcohol.',
          'Freshen up between washes and run the washing machine less often.',
          'Empty the bottle before disposal and follow your local recycling rules.',
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
          '집: 방석, 하우스, 배변 공간 둘레',
          '외출할 때: 이동장, 유모차, 차량 시트',
          '밥그릇과 물그릇에는 뿌리지 마세요.',
        ],
        en: [
          'Made in Korea.',
          'At home: beds, crates, the area around the litter box or pee pad',
          'On the go: carriers, strollers, car seats',
          'Not for food or water bowls.',
        ],
      },
    },
  ],
  disclosure: {
    kind: {
      ko: '탈취제',
      en: 'Deodorizer',
    },
    useAndForm: {
      ko: '반려동물 잠자리와 용품의 탈취 및 항균, 액체(손으로 누르는 분무형)',
      en: 'Deodorizing and antibacterial care of pet beds and gear; liquid in a trigger spray',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제',
      en: 'Purified water, silver colloid, nonionic surfactant',
    },
    directions: {
      ko: '반려동물이 자리를 비운 사이에 20cm 떨어져 뿌리고 완전히 말립니다.',
      en: 'Spray from 20 cm (8 in) while your pet is elsewhere and let it dry completely.',
    },
    cautions: {
      ko: '사람과 동물의 얼굴을 향해 뿌리지 않고, 밥그릇과 물그릇에는 쓰지 않습니다. 어린이와 반려동물이 닿지 않는 곳에 둡니다.',
      en: 'Never spray toward faces or use on food and water bowls. Keep out of reach of children and pets.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 15분 이상 씻고, 들이마셔 불편하면 맑은 공기를 쐬세요. 이상이 계속되면 의사와 상담하세요.',
      en: 'If in eyes, rinse with running water for 15 minutes. If inhaled, move to fresh air. Get medical advice if discomfort lasts.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL, number: 'CB00-00-0003' },
  },
  compared: false,
  reports: ['pet-antibacterial.pdf'],
  price: { KR: 19200, US: 2099 },
  packedUnit: { weightGrams: 260, lengthMm: 190, widthMm: 55, heightMm: 55 },
  stock: { KR: 90, US: 7 },
};
