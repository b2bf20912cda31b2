import { BOTH, type FaqSeed, KOREA, UNITED_STATES } from './faq-seed.ts';

export const SHIPPING: readonly FaqSeed[] = [
  {
    slug: 'delivery-time',
    category: 'SHIPPING',
    markets: KOREA,
    ko: {
      question: '주문하면 언제 받을 수 있나요?',
      answer: ['{dispatch} 발송한 상품은 보통 하루 이틀 뒤에 도착합니다.', '{remoteAreas}'],
    },
    en: {
      question: 'When will my order arrive?',
      answer: ['{dispatch} Packages usually arrive a day or two later.', '{remoteAreas}'],
    },
  },
  {
    slug: 'delivery-time',
    category: 'SHIPPING',
    markets: UNITED_STATES,
    ko: {
      question: '주문하면 언제 받을 수 있나요?',
      answer: ['{dispatch}', '예상 도착일은 상품 페이지와 결제 단계에서 배송 방법별로 안내합니다.'],
    },
    en: {
      question: 'When will my order arrive?',
      answer: ['{dispatch}', 'The product page and the checkout show when each shipping option is expected to arrive.'],
    },
  },
  {
    slug: 'shipping-fee',
    category: 'SHIPPING',
    markets: KOREA,
    ko: {
      question: '배송비는 얼마인가요?',
      answer: [
        '상품 금액이 {freeShipping} 미만이면 배송비가 {shippingFee}이고, {freeShipping} 이상이면 무료입니다.',
        '장바구니에서 무료 배송까지 남은 금액을 알려 드립니다.',
      ],
    },
    en: {
      question: 'How much is shipping?',
      answer: [
        'Shipping is {shippingFee} under {freeShipping} and free at {freeShipping} or more.',
        'Your cart shows how much is missing for free shipping.',
      ],
    },
  },
  {
    slug: 'shipping-fee',
    category: 'SHIPPING',
    markets: UNITED_STATES,
    ko: {
      question: '배송비는 얼마인가요?',
      answer: [
        '일반 배송은 {shippingFee}이고, 상품 금액이 {freeShipping}를 넘으면 무료입니다. 빠른 배송은 {expeditedFee}, 특급 배송은 {expressFee}입니다.',
        '장바구니에서 무료 배송까지 남은 금액을 알려 드립니다.',
      ],
    },
    en: {
      question: 'How much is shipping?',
      answer: [
        'Standard shipping is {shippingFee}, and free when your items come to more than {freeShipping}. Expedited shipping is {expeditedFee}, express {expressFee}.',
        'Your cart shows how much is missing for free shipping.',
      ],
    },
  },
  {
    slug: 'tracking',
    category: 'SHIPPING',
    markets: BOTH,
    ko: {
      question: '배송 조회는 어떻게 하나요?',
      answer: [
        '발송하면 주문 화면에 배송사와 운송장 번호가 나타나고, 누르면 배송사의 조회 페이지로 이어집니다. 운송장 번호는 이메일로도 보내 드립니다.',
        '비회원은 비회원 주문 조회에서 주문번호와 주문 조회용 비밀번호로 확인해 주세요. 운송장 번호를 받은 날에는 아직 조회되지 않을 수 있습니다.',
      ],
    },
    en: {
      question: 'How do I track my package?',
      answer: [
        'Once your order has shipped, it shows the carrier and the tracking number, with a link to the carrier’s page. We email you the number, too.',
        'Guests find it in the guest order lookup with the order number and the pass code. It may take a day before the carrier knows a number.',
      ],
    },
  },
  {
    slug: 'overseas-shipping',
    category: 'SHIPPING',
    markets: KOREA,
    ko: {
      question: '해외로도 배송되나요?',
      answer: [
        '{deliveryArea} 해외 배송은 아직 하지 않습니다. {shipsFrom}',
        '미국 안에서 받으실 분은 화면 위쪽에서 스토어를 미국으로 바꿔 주문해 주세요.',
      ],
    },
    en: {
      question: 'Do you ship overseas?',
      answer: [
        '{deliveryArea} Overseas shipping is not yet available. {shipsFrom}',
        'For an address in the United States, switch to our US store at the top of the page.',
      ],
    },
  },
  {
    slug: 'overseas-shipping',
    category: 'SHIPPING',
    markets: UNITED_STATES,
    ko: {
      question: '어디에서 어디로 배송하나요?',
      answer: [
        '{shipsFrom} {deliveryArea}',
        '한국에서 받으실 분은 화면 위쪽에서 스토어를 한국으로 바꿔 주문해 주세요.',
      ],
    },
    en: {
      question: 'Where do you ship from, and where to?',
      answer: [
        '{shipsFrom} {deliveryArea} Overseas shipping is not yet available.',
        'For an address in Korea, switch to our Korean store at the top of the page.',
      ],
    },
  },
  {
    slug: 'delayed-delivery',
    category: 'SHIPPING',
    markets: BOTH,
    ko: {
      question: '예정보다 배송이 늦어지고 있어요.',
      answer: [
        '발송이 늦어지면 지연 사유와 새 예정일을 이메일로 보내 드리고 주문 화면에도 표시합니다.',
        '발송된 뒤 3일이 지나도록 배송 조회에 변화가 없다면 주문번호와 함께 문의해 주세요. 배송사에 확인해 드리겠습니다.',
      ],
    },
    en: {
      question: 'My order is taking longer than expected.',
      answer: [
        'When shipping is delayed, we email you the reason and the new date, and your order shows them.',
        'If tracking has not moved for three days after shipping, write to us with your order number and we will ask the carrier.',
      ],
    },
  },
  {
    slug: 'missing-package',
    category: 'SHIPPING',
    markets: BOTH,
    ko: {
      question: '배송 완료라고 나오는데 상품을 받지 못했어요.',
      answer: [
        '문 앞이나 경비실, 무인 택배함에 있는지, 가족이나 이웃이 대신 받았는지 먼저 확인해 주세요.',
        '그래도 찾을 수 없다면 주문번호와 함께 문의해 주세요. 배송사에 확인한 뒤 다시 보내 드리거나 환불해 드립니다.',
      ],
    },
    en: {
      question: 'It says delivered, but I have nothing.',
      answer: [
        'Please look around the door and the mail room, and ask whoever may have taken it in for you.',
        'If it does not turn up, write to us with your order number. We ask the carrier, and then ship again or refund you.',
      ],
    },
  },
];
