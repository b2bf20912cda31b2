import { BOTH, type FaqSeed } from './faq-seed.ts';

export const PRODUCTS: readonly FaqSeed[] = [
  {
    slug: 'alcohol-free',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '알코올 없이 어떻게 살균하나요?',
      answer: [
        '은빛 제품에는 알코올 대신 미세한 은 입자가 고르게 퍼진 은 콜로이드가 들어 있습니다. 60초 안에 세균을 99.9% 없앱니다.',
        '날아가 버리는 알코올과 달리 표면에 남아 효과가 이어지고, 코를 찌르는 냄새가 없습니다.',
      ],
    },
    en: {
      question: 'How do your products clean without alcohol?',
      answer: [
        'Instead of alcohol they contain silver colloid, fine particles of silver that are evenly suspended. It kills 99.9% of germs in 60 seconds.',
        'Alcohol evaporates; the silver stays on the surface and keeps working, without a sharp smell.',
      ],
    },
  },
  {
    slug: 'lasting-effect',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '항균 효과는 얼마나 오래가나요?',
      answer: [
        '한 번 닦으면 99.9% 살균 효과가 7일(168시간) 동안 이어집니다.',
        '물로 씻거나 자주 문지르는 곳은 더 자주 닦아 주세요. 시험 성적서는 기술 페이지에서 내려받으실 수 있습니다.',
      ],
    },
    en: {
      question: 'How long does the effect last?',
      answer: [
        'Wiped once, a surface stays 99.9% sanitized for 7 days (168 hours).',
        'Wipe again sooner where things are washed or rubbed a lot. The test reports are on our Technology page.',
      ],
    },
  },
  {
    slug: 'children-and-pets',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '아이나 반려동물이 있는 집에서 써도 되나요?',
      answer: [
        '네. 알코올이 들어 있지 않아 냄새가 자극적이지 않습니다. 다만 입이나 눈에 들어가지 않게 하고, 아이와 반려동물의 손발이 닿지 않는 곳에 보관해 주세요.',
        '반려동물의 잠자리나 용품에는 펫 전용 제품을 쓰시고, 다 마른 뒤에 가까이 오게 해 주세요.',
      ],
    },
    en: {
      question: 'Can I use them around children and pets?',
      answer: [
        'Yes. There is no alcohol in them, so there is no harsh smell. Keep them away from mouths and eyes, and store them out of reach.',
        'For pet beds and gear use our pet products, and let everything dry before your pet comes back.',
      ],
    },
  },
  {
    slug: 'rayon',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '티슈 원단은 무엇으로 만들었나요?',
      answer: [
        '나무에서 얻은 레이온 섬유입니다. 60일 이내에 분해됩니다.',
        '그래도 물에 풀리지는 않으니 변기에 넣지 말고 종량제 봉투에 버려 주세요.',
      ],
    },
    en: {
      question: 'What are the wipes made of?',
      answer: [
        'Rayon, a fiber made from wood. It breaks down within 60 days.',
        'It does not dissolve in water, though: please put used wipes in the trash and never flush them.',
      ],
    },
  },
  {
    slug: 'surfaces',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '쓰면 안 되는 곳이 있나요?',
      answer: [
        '스웨이드나 누벅처럼 털이 있는 가죽, 실크, 칠이 약한 가구에는 권하지 않습니다. 처음 쓰는 곳은 눈에 띄지 않는 부분에 먼저 닦아 보세요.',
        '음식이 직접 닿는 곳은 닦은 뒤 물로 헹궈 주세요.',
      ],
    },
    en: {
      question: 'Are there surfaces I should avoid?',
      answer: [
        'We do not recommend suede, nubuck and other napped leathers, silk, or delicate finishes. Test a small hidden spot first.',
        'Rinse surfaces that touch food with water after wiping.',
      ],
    },
  },
  {
    slug: 'storage',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '어떻게 보관하고, 언제까지 쓸 수 있나요?',
      answer: [
        '직사광선을 피해 서늘한 곳에 두고, 티슈는 쓰신 뒤 입구를 꼭 닫아 주세요.',
        '뜯지 않은 제품은 제조일부터 24개월, 뜯은 티슈는 3개월 안에 쓰시기를 권합니다. 제조일은 포장에 적혀 있습니다.',
      ],
    },
    en: {
      question: 'How do I store them, and how long do they keep?',
      answer: [
        'Keep them cool and out of the sun, and close packs of wipes firmly after use.',
        'Unopened, they keep for 24 months from the date of manufacture printed on the pack. Use opened wipes within 3 months.',
      ],
    },
  },
  {
    slug: 'test-reports',
    category: 'PRODUCT',
    markets: BOTH,
    ko: {
      question: '시험 성적서를 볼 수 있나요?',
      answer: [
        '네. 기술 페이지에서 항균 7일, 살균 1분·3분·24시간, 반려동물용 항균 시험 성적서와 등록 증명서를 내려받으실 수 있습니다.',
      ],
    },
    en: {
      question: 'Can I see your test reports?',
      answer: [
        'Yes. On our Technology page you can download the anti-bacterial report (7 days), the bactericidal reports (1 minute, 3 minutes and 24 hours), the pet report and the listing certificate.',
      ],
    },
  },
];
