import { BOTH, type FaqSeed, KOREA, UNITED_STATES } from './faq-seed.ts';

export const PAYMENT: readonly FaqSeed[] = [
  {
    slug: 'payment-methods',
    category: 'PAYMENT',
    markets: KOREA,
    ko: {
      question: '어떤 방법으로 결제할 수 있나요?',
      answer: [
        '카드, 에스크로, 무통장 입금, 가상계좌로 결제하실 수 있습니다. 지금 이용하실 수 있는 방법은 결제 단계에서 보여 드립니다.',
        '카드 정보는 결제 대행사로 바로 전송되며, 은빛은 카드 번호를 저장하지 않습니다.',
      ],
    },
    en: {
      question: 'How can I pay?',
      answer: [
        'By card, in escrow, by bank transfer or to a virtual account, in won. The payment step of the checkout shows every method you can use right now.',
        'Card details go straight to the payment provider; Eunbit does not store your card number.',
      ],
    },
  },
  {
    slug: 'payment-methods',
    category: 'PAYMENT',
    markets: UNITED_STATES,
    ko: {
      question: '어떤 방법으로 결제할 수 있나요?',
      answer: [
        'Visa, Mastercard, American Express, Discover 카드와 Apple Pay로 결제하실 수 있으며, 미국 달러로 결제됩니다.',
        '카드 정보는 결제 대행사로 바로 전송되며, 은빛은 카드 번호를 저장하지 않습니다.',
      ],
    },
    en: {
      question: 'How can I pay?',
      answer: [
        'With Visa, Mastercard, American Express, Discover or Apple Pay, in US dollars.',
        'Card details go straight to the payment provider; Eunbit does not store your card number.',
      ],
    },
  },
  {
    slug: 'bank-transfer-deadline',
    category: 'PAYMENT',
    markets: KOREA,
    ko: {
      question: '무통장 입금은 언제까지 해야 하나요?',
      answer: [
        '주문하신 뒤 {depositDueDays} 안에 입금해 주시면 가장 빨리 보내 드릴 수 있습니다.',
        '{unpaidCancelDays} 안에 입금이 확인되지 않으면 주문이 자동으로 취소됩니다.',
      ],
    },
    en: {
      question: 'By when must I make a bank transfer?',
      answer: [
        'Please pay within {depositDueDays} of ordering, so that we can ship soon.',
        'An order that has not been paid within {unpaidCancelDays} is cancelled automatically.',
      ],
    },
  },
  {
    slug: 'depositor-name',
    category: 'PAYMENT',
    markets: KOREA,
    ko: {
      question: '입금자명을 다르게 적어서 입금했어요.',
      answer: [
        '주문서의 입금자명과 금액이 실제 입금과 다르면 확인이 늦어질 수 있습니다.',
        '주문번호와 입금하신 날짜, 금액, 입금자명을 문의하기로 알려 주시면 바로 확인해 드리겠습니다.',
      ],
    },
    en: {
      question: 'My transfer carries another name than my order.',
      answer: [
        'When the name or the amount differs from the order, it takes us longer to find your transfer.',
        'Write to us with your order number and the date, amount and name of the transfer, and we will match it right away.',
      ],
    },
  },
  {
    slug: 'virtual-account',
    category: 'PAYMENT',
    markets: KOREA,
    ko: {
      question: '가상계좌로 입금하면 언제 확인되나요?',
      answer: [
        '가상계좌에 입금하신 금액은 {virtualAccountHours} 안에 확인됩니다.',
        '{virtualAccountHours}이 지나도 주문 상태가 바뀌지 않으면 주문번호와 함께 문의해 주세요.',
      ],
    },
    en: {
      question: 'When is a deposit to a virtual account confirmed?',
      answer: [
        'Within {virtualAccountHours} of your deposit.',
        'If your order has not changed after {virtualAccountHours}, please write to us with your order number.',
      ],
    },
  },
  {
    slug: 'card-certificate',
    category: 'PAYMENT',
    markets: KOREA,
    ko: {
      question: '카드로 결제하는데 인증서가 필요하다고 해요.',
      answer: [
        '한국에서 발급된 카드로 {certificateFrom} 이상 결제하실 때는 공동인증서(옛 공인인증서)가 필요합니다.',
        '{certificateFrom} 미만은 카드사의 일반 인증으로 결제하실 수 있습니다.',
      ],
    },
    en: {
      question: 'Why am I asked for a certificate when I pay by card?',
      answer: [
        'Card payments of {certificateFrom} or more with a Korean card need a digital certificate.',
        'Smaller amounts take the usual confirmation of your card issuer.',
      ],
    },
  },
  {
    slug: 'sales-tax',
    category: 'PAYMENT',
    markets: UNITED_STATES,
    ko: {
      question: '판매세는 얼마인가요?',
      answer: [
        '판매세는 배송지가 뉴욕주이거나 저희가 판매세를 등록한 다른 주일 때만 더해집니다. 주소를 입력하시면 결제하기 전에 상품과 배송비에 대한 세금을 보여 드립니다.',
      ],
    },
    en: {
      question: 'How much is sales tax?',
      answer: [
        'We add sales tax for addresses in New York and in other states where we are registered to collect it. Once you have entered your address, the checkout shows the tax on items and shipping before you pay.',
      ],
    },
  },
  {
    slug: 'card-declined',
    category: 'PAYMENT',
    markets: BOTH,
    ko: {
      question: '카드 결제가 승인되지 않아요.',
      answer: [
        '한도와 유효 기간을 확인하시고 다른 카드로 다시 시도해 주세요. 담아 두신 상품과 입력하신 내용은 그대로 남아 있습니다.',
        '승인되지 않은 결제는 청구되지 않습니다. 자세한 사유는 카드사에서 확인하실 수 있습니다.',
      ],
    },
    en: {
      question: 'My card was declined.',
      answer: [
        'Please check its limit and expiration date, or try another card. Your cart and everything you typed are still there.',
        'A declined payment is not charged. Your card issuer can tell you the reason.',
      ],
    },
  },
];
