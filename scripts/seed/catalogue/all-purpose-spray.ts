import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const ALL_PURPOSE_SPRAY: ProductSeed = {
  slug: 'all-purpose-spray',
  group: 'CLEANSING',
  bestseller: true,
  icons: ['NO_BACTERIA', 'AIR', 'KOREA'],
  title: { ko: '다목적 항균 스프레이', en: 'All-Purpose Antibacterial Spray' },
  subtitle: {
    ko: '뿌리고 60초, 손이 닿기 어려운 틈까지 99.9% 살균',
    en: 'Sixty seconds to 99.9% fewer germs, even in the corners a cloth misses',
  },
  contents: { kind: 'MILLILITRES', amount: 500, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '알코올 없이 살균과 탈취를 한 번에 해결하는 스프레이입니다.',
          '표면이 고루 젖도록 뿌리고 60초 뒤에 마른 천으로 닦아 주세요.',
          '처음 쓰는 소재라면 눈에 띄지 않는 부분에 먼저 뿌려 확인해 주세요.',
          '어린이의 손이 닿지 않는 곳에 보관하고, 얼굴이나 눈을 향해 뿌리지 마세요.',
          '창을 열고 쓰며, 전원이 켜진 전자 제품에는 직접 뿌리지 마세요.',
        ],
        en: [
          'An alcohol-free spray that sanitizes and deodorizes in one step.',
          'Spray until the surface is evenly wet, wait 60 seconds, then wipe with a dry cloth.',
          'New to a material? Test a small hidden spot first.',
          'Keep out of reach of children, and never spray toward the face or eyes.',
          'Use with a window open, and do not spray directly onto live electronics.',
        ],
      },
    },
    {
      menu: 'INGREDIENTS',
      lines: {
        ko: [
          '은 콜로이드: 미세한 은 입자가 액체에 고르게 퍼져 있는 항균 성분',
          '알코올은 넣지 않았습니다.',
          '전체 성분은 용기의 표시 사항을 확인해 주세요.',
        ],
        en: [
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Contains no alcohol.',
          'For the full list of ingredients, please see the label on the bottle.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '60초 만에 세균을 99.9% 없앱니다.',
          '99.9% 살균 효과가 7일(168시간) 동안 지속됩니다.',
          '30분이면 배어 있던 냄새를 덜어 줍니다.',
          '천이 들어가지 않는 좁은 틈과 모서리까지 닿습니다.',
        ],
        en: [
          'Kills 99.9% of germs in 60 seconds.',
          '99.9% sanitizing that lasts 7 days (168 hours).',
          'Deodorizes in 30 minutes.',
          'Reaches the gaps and corners where a cloth will not fit.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '알코올을 쓰지 않은 처방입니다.',
          '빨아 쓰는 행주와 함께 쓰면 일회용 쓰레기가 줄어듭니다.',
          '다 쓴 용기는 비운 뒤 지역의 분리배출 기준에 따라 버려 주세요.',
        ],
        en: [
          'The formula does its work without alcohol.',
          'Pair it with a washable cloth and there is less to throw away.',
          'Empty the bottle before disposal and follow your local recycling rules.',
        ],
      },
    },
    {
      menu: 'CERTIFICATION',
      lines: {
        ko: [
          '메디컬 클래스 등록 제품',
          '살균 시험 성적서: 1분, 3분, 24시간',
          '항균 시험 성적서: 7일',
          '성적서와 등록 증명서는 기술 페이지에서 내려받을 수 있습니다.',
        ],
        en: [
          'Registered medical-class listing',
          'Bactericidal test reports: 1 minute, 3 minutes and 24 hours',
          'Anti-bacterial test report: 7 days',
          'Download the reports and the listing certificate on our Technology page.',
        ],
      },
    },
    {
      menu: 'LOCATION',
      lines: {
        ko: [
          '대한민국에서 만들었습니다.',
          '욕실과 주방: 세면대, 수전, 쓰레기통 뚜껑',
          '현관: 신발장 안쪽, 문손잡이, 우산꽂이',
          '집 밖: 자동차 손잡이, 공용 회의실 책상, 캠핑 테이블',
        ],
        en: [
          'Made in Korea.',
          'Bathroom and kitchen: sinks, faucets, trash can lids',
          'Entryway: shoe cabinets, door handles, umbrella stands',
          'Away from home: car door handles, meeting-room tables, camping tables',
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
      ko: '가정용 표면 세정 및 탈취, 액체(손으로 누르는 분무형)',
      en: 'Cleaning and deodorizing of household surfaces; liquid in a trigger spray',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제',
      en: 'Purified water, silver colloid, nonionic surfactant',
    },
    directions: {
      ko: '20cm 떨어져 표면이 고루 젖도록 뿌리고 60초 뒤에 마른 천으로 닦습니다.',
      en: 'Spray from 20 cm (8 in) until evenly wet; after 60 seconds wipe with a dry cloth.',
    },
    cautions: {
      ko: '창을 열고 쓰며, 사람과 동물, 전원이 켜진 전자 제품을 향해 뿌리지 않습니다. 어린이의 손이 닿지 않는 곳에 둡니다.',
      en: 'Use with a window open. Do not spray toward people, animals or electronics that are on. Keep out of reach of children.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 15분 이상 씻고, 들이마셔 불편하면 맑은 공기를 쐬세요. 이상이 계속되면 의사와 상담하세요.',
      en: 'If in eyes, rinse with running water for 15 minutes. If inhaled, move to fresh air. Get medical advice if discomfort lasts.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL, number: 'CB00-00-0002' },
  },
  compared: true,
  reports: [
    'antibacterial-7-days.pdf',
    'bactericidal-1-minute.pdf',
    'bactericidal-3-minutes.pdf',
    'bactericidal-24-hours.pdf',
  ],
  price: { KR: 7120, US: 899 },
  packedUnit: { weightGrams: 560, lengthMm: 235, widthMm: 90, heightMm: 65 },
  stock: { KR: 280, US: 340 },
};
