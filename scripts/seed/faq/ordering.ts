import { BOTH, type FaqSeed, KOREA, UNITED_STATES } from './faq-seed.ts';

export const ORDERING: readonly FaqSeed[] = [
  {
    slug: 'how-to-order',
    category: 'ORDER',
    markets: BOTH,
    ko: {
      question: '주문은 어떻게 하나요?',
      answer: [
        '상품 페이지에서 수량을 고르고 장바구니에 담은 뒤, 장바구니에서 주문을 시작해 주세요. 연락처와 배송지, 결제 순서로 진행됩니다.',
        '결제하기 전에 상품과 배송비를 더한 최종 금액을 보여 드립니다.',
      ],
    },
    en: {
      question: 'How do I place an order?',
      answer: [
        'Choose a quantity on the product page, add it to your cart and start the checkout from there. It asks for your contact details, your address and your payment, in that order.',
        'You see the final amount, shipping included, before you pay.',
      ],
    },
  },
  {
    slug: 'quantity-limit',
    category: 'ORDER',
    markets: BOTH,
    ko: {
      question: '한 번에 몇 개까지 살 수 있나요?',
      answer: [
        '상품마다 한 번에 최대 5개까지 주문하실 수 있습니다. 재고가 5개보다 적으면 남은 수량까지만 담깁니다.',
        '더 많은 수량이 필요한 사업자 고객은 문의하기로 연락해 주세요.',
      ],
    },
    en: {
      question: 'How many of a product can I buy at once?',
      answer: [
        'Up to five of each product in one order, or as many as are left when that is fewer.',
        'If your business needs more, please write to us through the contact page.',
      ],
    },
  },
  {
    slug: 'find-order',
    category: 'ORDER',
    markets: BOTH,
    ko: {
      question: '비회원으로 주문했는데 어디서 확인하나요?',
      answer: [
        '비회원 주문 조회에 주문번호와 주문할 때 정하신 주문 조회용 비밀번호를 입력하시면 됩니다.',
        '주문번호는 EB로 시작하며, 주문을 마친 화면에 나와 있습니다.',
      ],
    },
    en: {
      question: 'I ordered as a guest. Where can I see my order?',
      answer: [
        'Open the guest order lookup and enter your order number and the pass code you chose at the checkout.',
        'The order number starts with EB and is shown on the page that ends your order.',
      ],
    },
  },
  {
    slug: 'change-order',
    category: 'ORDER',
    markets: BOTH,
    ko: {
      question: '주문한 뒤에 배송지나 상품을 바꿀 수 있나요?',
      answer: [
        '아직 배송을 준비하고 있는 주문이라면 바꿔 드릴 수 있습니다. 주문번호와 함께 문의하기로 되도록 빨리 알려 주세요.',
        '이미 발송된 주문은 바꿀 수 없으니, 상품을 받으신 뒤 교환이나 반품을 신청해 주세요.',
      ],
    },
    en: {
      question: 'Can I change the address or the items after ordering?',
      answer: [
        'While your order is being prepared, yes. Please write to us through the contact page as soon as you can, and give your order number.',
        'Once it has shipped we cannot change it; you can exchange or return it when it arrives.',
      ],
    },
  },
  {
    slug: 'cancel-order',
    category: 'ORDER',
    markets: KOREA,
    ko: {
      question: '주문을 취소하고 싶어요.',
      answer: [
        '배송 준비 중인 주문은 주문 화면에서 바로 취소하실 수 있습니다. 그 뒤에는 주문번호와 함께 문의하기로 알려 주세요.',
        '카드로 결제한 금액은 같은 카드로 전액 환불되며, {cardRefund} 입금 전인 무통장 주문은 별도 절차 없이 취소됩니다.',
      ],
    },
    en: {
      question: 'I want to cancel my order.',
      answer: [
        'While your order is being prepared you can cancel it yourself on its page. After that, write to us through the contact page with your order number.',
        'Card payments go back to the same card in full. {cardRefund} A bank transfer order that has not been paid is simply closed.',
      ],
    },
  },
  {
    slug: 'cancel-order',
    category: 'ORDER',
    markets: UNITED_STATES,
    ko: {
      question: '주문을 취소하고 싶어요.',
      answer: [
        '배송 준비 중인 주문은 주문 화면에서 바로 취소하실 수 있습니다. 그 뒤에는 주문번호와 함께 문의하기로 알려 주세요.',
        '결제하신 금액은 같은 카드로 전액 환불됩니다. {cardRefund}',
      ],
    },
    en: {
      question: 'I want to cancel my order.',
      answer: [
        'While your order is being prepared you can cancel it yourself on its page. After that, write to us through the contact page with your order number.',
        'Your payment goes back to the same card in full. {cardRefund}',
      ],
    },
  },
  {
    slug: 'support-hours',
    category: 'ORDER',
    markets: BOTH,
    ko: {
      question: '고객센터는 언제 이용할 수 있나요?',
      answer: [
        '한국 시각으로 평일 9:00~18:00에 운영합니다. 주말과 공휴일은 쉽니다.',
        '문의하기로 남겨 주신 글은 운영 시간에 순서대로 이메일로 답해 드립니다.',
      ],
    },
    en: {
      question: 'When can I reach customer service?',
      answer: [
        'On weekdays from 9:00 to 18:00 Korean time; we are closed on weekends and Korean public holidays.',
        'Messages from the contact page are answered by email during these hours, in the order they arrive.',
      ],
    },
  },
];
