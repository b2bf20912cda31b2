import type { Market } from '@eunbit/schema/market';
import type { ReviewUsage } from '@eunbit/schema/review-usage';

/** Texts of demo reviews: title, comment, and the matching stars and usage. */
export type ReviewText = readonly [title: string, comment: string, rating: number, usage?: Partial<ReviewUsage>];

export const REVIEW_TEXTS: Readonly<Record<Market, readonly ReviewText[]>> = {
  KR: [
    [
      '재구매했어요',
      '세 번째 주문입니다. 알코올 냄새가 없어서 아이 손 닦을 때 안심하고 씁니다.',
      5,
      { use: 'CHILDREN', scent: 'RIGHT' },
    ],
    ['손이 트지 않아요', '하루에 몇 번씩 닦아도 손이 건조해지지 않습니다. 두께도 도톰해요.', 5],
    ['강아지 산책 필수품', '산책 다녀와서 발 닦을 때 쓰는데 자극이 없는지 얌전히 있네요.', 5, { use: 'PETS' }],
    ['배송이 빨라요', '어제 주문했는데 오늘 받았습니다. 포장도 꼼꼼했어요.', 5],
    [
      '향이 은은합니다',
      '인공적인 향이 없어서 좋습니다. 차에 두고 쓰기에도 괜찮아요.',
      4.5,
      { use: 'CAR', surface: 'PLASTIC', scent: 'RIGHT' },
    ],
    [
      '주방에서 잘 써요',
      '식탁이랑 냉장고 손잡이 닦는 데 씁니다. 얼룩이 남지 않아요.',
      4.5,
      { use: 'KITCHEN', surface: 'METAL', scent: 'RIGHT' },
    ],
    [
      '만족합니다',
      '가격대가 조금 있지만 성분을 보고 골랐습니다. 다음에는 여러 개 사려고요.',
      4,
      { use: 'LIVING_ROOM', surface: 'WOOD' },
    ],
    ['보통이에요', '닦이는 건 좋은데 뚜껑이 조금 뻑뻑합니다.', 3, { use: 'KITCHEN' }],
    ['조금 아쉬워요', '마지막 몇 장은 물기가 적었습니다. 보관을 잘해야 할 것 같아요.', 2.5],
    ['한 개가 눌려서 왔어요', '상자 모서리가 찌그러져 있었습니다. 내용물은 괜찮았어요.', 2],
  ],
  US: [
    [
      'No alcohol smell at all',
      'Third order for our daycare room. The kids do not mind it and neither do I.',
      5,
      { use: 'CHILDREN', scent: 'RIGHT' },
    ],
    [
      'Gentle on my hands',
      'I wipe down gym equipment all day and my skin has stopped cracking.',
      5,
      { surface: 'LEATHER' },
    ],
    ['My dog approves', 'Muddy paws are clean in seconds and he does not lick it off in disgust.', 5, { use: 'PETS' }],
    [
      'Great for travel',
      'Small enough for a carry-on, and one wipe does a whole tray table.',
      4.5,
      { use: 'TRAVEL', surface: 'PLASTIC' },
    ],
    [
      'Works on the kitchen counter',
      'Leaves no streaks on stone. I wish the pack were bigger.',
      4.5,
      { use: 'KITCHEN', surface: 'STONE', scent: 'RIGHT' },
    ],
    ['Good, a little pricey', 'Does what it says. Free shipping over $35 helps.', 4],
    ['Does the job', 'Cleans well. The lid could close tighter.', 3.5, { use: 'BATHROOM', surface: 'TILE' }],
    [
      'Expected more scent',
      'It smells of nothing, which may be the point. Fine otherwise.',
      3,
      { use: 'DESK', scent: 'WEAK' },
    ],
    ['Dried out near the end', 'The last ten wipes were nearly dry although I kept the lid shut.', 2],
  ],
};

export const STAFF_REPLIES: Readonly<Record<Market, { readonly glad: string; readonly sorry: string }>> = {
  KR: {
    glad: '소중한 후기 감사합니다. 앞으로도 안심하고 쓰실 수 있는 제품으로 보답하겠습니다.',
    sorry: '불편을 드려 죄송합니다. 고객센터로 연락 주시면 교환이나 환불을 바로 도와드리겠습니다.',
  },
  US: {
    glad: 'Thank you for telling us. We are glad that it works for you.',
    sorry: 'We are sorry about that. Please write to us and we will replace it or refund you.',
  },
};
