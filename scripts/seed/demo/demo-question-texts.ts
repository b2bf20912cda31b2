import type { Market } from '@eunbit/schema/market';

/** A demo question about a product with its answer; null if it is unanswered. */
export type QuestionText = readonly [question: string, answer: string | null];

/** By the slug of the product. The answers are consistent with the product pages. */
export const QUESTION_TEXTS: Readonly<Record<Market, Readonly<Record<string, readonly QuestionText[]>>>> = {
  KR: {
    'all-purpose-wipe': [
      [
        '식탁이나 도마처럼 음식이 닿는 곳에도 써도 되나요?',
        '식탁과 조리대에 쓰실 수 있습니다. 도마처럼 음식이 직접 닿는 곳은 닦은 뒤 물로 헹궈 주세요.',
      ],
      ['다 쓴 티슈는 변기에 버려도 되나요?', '변기에는 넣지 마시고 종량제 봉투에 버려 주세요.'],
      [
        '한 팩에 몇 장인가요? 뜯은 뒤에 마를까 봐 걱정돼요.',
        '한 팩에 80장 들어 있습니다. 쓰신 뒤 입구를 꼭 닫아 촉촉함을 지켜 주세요.',
      ],
    ],
    'pet-spray': [
      [
        '강아지 몸에 직접 뿌려도 되나요?',
        '몸이 아니라 잠자리와 용품에 쓰는 제품입니다. 반려동물이 자리를 비운 사이에 20cm 떨어져 뿌리고, 다 마른 뒤에 돌아오게 해 주세요.',
      ],
      [
        '밥그릇에도 쓸 수 있나요?',
        '밥그릇과 물그릇에는 뿌리지 마세요. 방석, 하우스, 이동장처럼 머무는 자리에 써 주세요.',
      ],
      [
        '패브릭 소파에 뿌려도 얼룩이 안 남을까요?',
        '소재마다 다를 수 있어, 눈에 띄지 않는 부분에 먼저 뿌려 확인해 주시길 권합니다.',
      ],
    ],
    'shoe-tissue': [
      [
        '스웨이드 운동화에도 쓸 수 있나요?',
        '스웨이드와 누벅처럼 털이 있는 가죽에는 권하지 않습니다. 다른 소재도 눈에 띄지 않는 부분에서 먼저 확인해 주세요.',
      ],
      ['닦고 바로 신어도 되나요?', '먼지를 털고 결을 따라 닦은 뒤, 그늘에서 말려 신어 주세요.'],
      ['안창 냄새에도 효과가 있을까요?', null],
    ],
  },
  US: {
    'all-purpose-wipe': [
      [
        'Can I use it on the dinner table and on cutting boards?',
        'Yes, on tables and countertops. Rinse anything that touches food, such as a cutting board, with water after wiping.',
      ],
      ['Are these flushable?', 'No, please put used wipes in the trash and do not flush them.'],
      [
        'How many are in a pack, and do they dry out once it is open?',
        'There are 80 sheets in a pack. Close it firmly after use so the wipes stay moist.',
      ],
    ],
    'pet-spray': [
      [
        'Can I spray it right on my dog?',
        'It is made for beds and gear, not for the animal. Spray from 8 inches away while your pet is elsewhere, and let everything dry before they come back.',
      ],
      [
        'Does it work for food bowls?',
        'Please do not use it on food or water bowls. It is made for beds, crates and carriers.',
      ],
      ['Will it leave marks on a fabric couch?', 'Fabrics differ, so please test a small hidden spot first.'],
    ],
    'shoe-tissue': [
      [
        'Does it work on suede?',
        'We do not recommend it for suede, nubuck and other napped leathers. On anything else, check a small hidden spot first.',
      ],
      [
        'Can I put the shoes on right after?',
        'Brush off loose dirt, wipe along the grain, then let the shoes dry in the shade first.',
      ],
      ['Does it help with the smell of insoles?', null],
    ],
  },
};
