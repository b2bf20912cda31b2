import type { FaqSeed } from './faq-seed.ts';

export const SHIPPING: readonly FaqSeed[] = [
  {
    id: 'delivery-time',
    category: 'SHIPPING',
    ko: {
      question: '주문하면 언제 받을 수 있나요?',
      answer: [
        '결제가 확인된 뒤 영업일 기준 1~3일 안에 보내 드립니다. 도서·산간 지역은 하루 이틀 더 걸릴 수 있습니다.',
        '미국 스토어의 예상 도착일은 상품 페이지와 결제 단계에서 배송 방법별로 안내합니다.',
      ],
    },
    en: {
      question: 'When will my order arrive?',
      answer: [
        'We ship within 1 to 3 business days after payment.',
        'In the US store the product page and the checkout show when each shipping option is expected to arrive. In Korea, islands and remote areas may take a day or two longer.',
      ],
    },
  },
  {
    id: 'shipping-fee',
    category: 'SHIPPING',
    ko: {
      question: '배송비는 얼마인가요?',
      answer: [
        '한국 스토어는 상품 금액이 50,000원 미만이면 배송비가 5,000원이고, 50,000원 이상이면 무료입니다.',
        '미국 스토어는 기본 배송비가 5달러이고, 상품 금액이 35달러를 넘으면 무료입니다. 장바구니에서 무료 배송까지 남은 금액을 알려 드립니다.',
      ],
    },
    en: {
      question: 'How much is shipping?',
      answer: [
        'In the US store standard shipping is $5, and free when your items come to more than $35.',
        'In the Korean store shipping is 5,000 won under 50,000 won and free at 50,000 won or more. Your cart shows how much is missing for free shipping.',
      ],
    },
  },
  {
    id: 'tracking',
    category: 'SHIPPING',
    ko: {
      question: '배송 조회는 어떻게 하나요?',
      answer: [
        '발송하면 주문 화면에 택배사와 운송장 번호가 나타나고, 누르면 택배사의 조회 페이지로 이어집니다.',
        '비회원은 비회원 주문 조회에서 주문번호와 주문 조회용 비밀번호로 확인해 주세요. 운송장 번호를 받은 날에는 아직 조회되지 않을 수 있습니다.',
      ],
    },
    en: {
      question: 'How do I track my package?',
      answer: [
        'Once we have shipped, your order shows the carrier and the tracking number, with a link to the carrier’s page.',
        'Guests find it in the guest order look-up with the order number and the pass code. A number may take a day before the carrier knows it.',
      ],
    },
  },
  {
    id: 'overseas-shipping',
    category: 'SHIPPING',
    ko: {
      question: '해외로도 배송되나요?',
      answer: [
        '한국 스토어의 상품은 국내로만 배송되며, 해외 배송은 아직 하지 않습니다.',
        '미국은 미국 스토어에서 따로 준비하고 있습니다. 미국 안에서 받으실 분은 화면 위쪽에서 스토어를 미국으로 바꿔 주문해 주세요.',
      ],
    },
    en: {
      question: 'Do you ship overseas?',
      answer: [
        'Overseas shipping is not yet available: the Korean store delivers within Korea only.',
        'Addresses in the United States are served by our US store, which we are building up. Switch to it at the top of the page.',
      ],
    },
  },
  {
    id: 'delayed-delivery',
    category: 'SHIPPING',
    ko: {
      question: '예정보다 배송이 늦어지고 있어요.',
      answer: [
        '발송이 늦어지면 주문 화면에 지연 사유와 새 예정일을 알려 드립니다.',
        '발송된 뒤 3일이 지나도록 배송 조회에 변화가 없다면 주문번호와 함께 문의해 주세요. 택배사에 확인해 드리겠습니다.',
      ],
    },
    en: {
      question: 'My order is taking longer than expected.',
      answer: [
        'When shipping is delayed, your order shows the reason and the new date.',
        'If tracking has not moved for three days after shipping, write to us with your order number and we will ask the carrier.',
      ],
    },
  },
  {
    id: 'missing-package',
    category: 'SHIPPING',
    ko: {
      question: '배송 완료라고 나오는데 상품을 받지 못했어요.',
      answer: [
        '문 앞이나 경비실, 무인 택배함에 있는지, 가족이나 이웃이 대신 받았는지 먼저 확인해 주세요.',
        '그래도 찾을 수 없다면 주문번호와 함께 문의해 주세요. 택배사에 확인한 뒤 다시 보내 드리거나 환불해 드립니다.',
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
