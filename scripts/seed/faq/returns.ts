import { BOTH, type FaqSeed, KOREA, UNITED_STATES } from './faq-seed.ts';

export const RETURNS: readonly FaqSeed[] = [
  {
    slug: 'return-exchange',
    category: 'RETURN',
    markets: KOREA,
    ko: {
      question: '교환이나 반품은 어떻게 하나요?',
      answer: [
        '상품을 받으신 날부터 {returnDays} 안에 신청해 주세요. 문의하기에 주문번호와 사유를 남겨 주시면 회수 방법을 안내해 드립니다.',
        '{openedGoods}',
      ],
    },
    en: {
      question: 'How do I return or exchange something?',
      answer: [
        'Ask for it within {returnDays} of receipt. Write to us through the contact page with your order number and the reason, and we will tell you how we collect it.',
        '{openedGoods}',
      ],
    },
  },
  {
    slug: 'return-exchange',
    category: 'RETURN',
    markets: UNITED_STATES,
    ko: {
      question: '교환이나 반품은 어떻게 하나요?',
      answer: [
        '상품을 받으신 날부터 {returnDays} 안에 신청해 주세요. 문의하기에 주문번호와 사유를 남겨 주시면 반품 라벨을 이메일로 보내 드립니다.',
        '{openedGoods}',
      ],
    },
    en: {
      question: 'How do I return or exchange something?',
      answer: [
        'Ask for it within {returnDays} of receipt. Write to us through the contact page with your order number and the reason, and we will email you a return label.',
        '{openedGoods}',
      ],
    },
  },
  {
    slug: 'defective-product',
    category: 'RETURN',
    markets: KOREA,
    ko: {
      question: '상품이 불량이거나 잘못 왔어요.',
      answer: [
        '불편을 드려 죄송합니다. 상품 사진과 주문번호를 문의하기로 보내 주시면 새 상품으로 바꿔 드리거나 환불해 드립니다. 배송비는 모두 저희가 부담합니다.',
        '표시·광고나 계약 내용과 다른 상품은 받으신 날부터 {defectMonths}, 그 사실을 안 날부터 {defectKnownDays} 안에 반품하실 수 있습니다.',
      ],
    },
    en: {
      question: 'My product is defective, or it is the wrong one.',
      answer: [
        'We are sorry. Send us a photo and your order number through the contact page, and we will replace it or refund you. We pay all shipping.',
        'A product that differs from its description or the contract can be returned within {defectMonths} of receipt, or {defectKnownDays} of finding out.',
      ],
    },
  },
  {
    slug: 'defective-product',
    category: 'RETURN',
    markets: UNITED_STATES,
    ko: {
      question: '상품이 불량이거나 잘못 왔어요.',
      answer: [
        '불편을 드려 죄송합니다. 받으신 날부터 {returnDays} 안에 상품 사진과 주문번호를 문의하기로 보내 주시면 새 상품으로 바꿔 드리거나 환불해 드립니다.',
        '반품 비용은 저희가 부담합니다.',
      ],
    },
    en: {
      question: 'My product is defective, or it is the wrong one.',
      answer: [
        'We are sorry. Send us a photo and your order number through the contact page within {returnDays} of receipt, and we will replace it or refund you.',
        'We pay for the return.',
      ],
    },
  },
  {
    slug: 'return-fee',
    category: 'RETURN',
    markets: KOREA,
    ko: {
      question: '반품 배송비는 누가 내나요?',
      answer: [
        '단순 변심으로 반품하실 때는 반품 배송비 {returnFee}을 부담하셔야 합니다. 처음에 무료 배송으로 받으셨다면 왕복 {returnFeeBothWays}입니다.',
        '불량이나 오배송이라면 배송비를 받지 않습니다.',
      ],
    },
    en: {
      question: 'Who pays for return shipping?',
      answer: [
        'A return after a change of mind costs {returnFee}, or {returnFeeBothWays} both ways when the first shipping was free.',
        'If the product is defective or wrong, we pay.',
      ],
    },
  },
  {
    slug: 'return-fee',
    category: 'RETURN',
    markets: UNITED_STATES,
    ko: {
      question: '반품 배송비는 누가 내나요?',
      answer: [
        '불량, 파손, 오배송 상품의 반품 비용은 저희가 부담합니다.',
        '단순 변심이라면 반품 라벨 비용은 고객님 부담이며, 라벨을 보내 드릴 때 금액을 알려 드립니다.',
      ],
    },
    en: {
      question: 'Who pays for return shipping?',
      answer: [
        'We pay for returning what is defective, damaged or wrong.',
        'If you changed your mind, the return label is at your cost; we tell you the price before we send it.',
      ],
    },
  },
  {
    slug: 'refund-time',
    category: 'RETURN',
    markets: KOREA,
    ko: {
      question: '환불은 언제 되나요?',
      answer: [
        '반품하신 상품을 확인한 날부터 {refundDays} 안에 환불해 드립니다. 카드 결제는 {cardRefund}',
        '저희 사정으로 환불이 늦어지면 늦어진 기간에 대해 {lateRefundInterest}의 지연 이자를 더해 드립니다.',
      ],
    },
    en: {
      question: 'When do I get my refund?',
      answer: [
        'Within {refundDays} after we have checked the return. {cardRefund}',
        'If a refund is late because of us, we add interest of {lateRefundInterest}.',
      ],
    },
  },
  {
    slug: 'refund-time',
    category: 'RETURN',
    markets: UNITED_STATES,
    ko: {
      question: '환불은 언제 되나요?',
      answer: ['반품하신 상품을 확인한 날부터 {refundDays} 안에 결제하신 카드로 환불해 드립니다.', '{cardRefund}'],
    },
    en: {
      question: 'When do I get my refund?',
      answer: ['Within {refundDays} after we have checked the return, to the card you paid with.', '{cardRefund}'],
    },
  },
  {
    slug: 'return-not-possible',
    category: 'RETURN',
    markets: BOTH,
    ko: {
      question: '교환이나 반품이 안 되는 경우도 있나요?',
      answer: ['{openedGoods}', '고객님의 책임으로 상품이 없어지거나 훼손된 경우에도 교환·반품하실 수 없습니다.'],
    },
    en: {
      question: 'Is there anything I cannot return?',
      answer: ['{openedGoods}', 'Nor can we take back products that were lost or damaged in your care.'],
    },
  },
];
