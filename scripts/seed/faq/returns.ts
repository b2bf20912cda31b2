import type { FaqSeed } from './faq-seed.ts';

export const RETURNS: readonly FaqSeed[] = [
  {
    id: 'return-exchange',
    category: 'RETURN',
    ko: {
      question: '교환이나 반품은 어떻게 하나요?',
      answer: [
        '상품을 받으신 날부터 7일 안에 신청해 주세요. 문의하기에 주문번호와 사유를 남겨 주시면 회수 방법을 안내해 드립니다.',
        '단순 변심이라면 뜯지 않은 상품만 교환·반품할 수 있습니다. 받으신 상자에 그대로 담아 두시면 됩니다.',
      ],
    },
    en: {
      question: 'How do I return or exchange something?',
      answer: [
        'Ask for it within 7 days of receipt. Write to us through the contact page with your order number and the reason, and we will tell you how to send it back.',
        'If you have simply changed your mind, the pack must be unopened. Please keep it in the box it came in.',
      ],
    },
  },
  {
    id: 'defective-product',
    category: 'RETURN',
    ko: {
      question: '상품이 불량이거나 잘못 왔어요.',
      answer: [
        '불편을 드려 죄송합니다. 받으신 날부터 7일 안에 상품 사진과 주문번호를 보내 주세요. 새 상품으로 바꿔 드리거나 환불해 드립니다.',
        '이 경우 배송비는 모두 저희가 부담합니다. 표시·광고나 계약 내용과 다른 상품은 받으신 날부터 3개월, 그 사실을 안 날부터 30일 안에 반품하실 수 있습니다.',
      ],
    },
    en: {
      question: 'My product is defective, or it is the wrong one.',
      answer: [
        'We are sorry. Send us a photo and your order number within 7 days of receipt, and we will replace it or refund you.',
        'We pay all shipping in this case. A product that differs from its description or the contract can be returned within 3 months of receipt, or 30 days of finding out.',
      ],
    },
  },
  {
    id: 'return-fee',
    category: 'RETURN',
    ko: {
      question: '반품 배송비는 누가 내나요?',
      answer: [
        '단순 변심으로 반품하실 때는 반품 배송비 3,000원을 부담하셔야 합니다. 처음에 무료 배송으로 받으셨다면 왕복 6,000원입니다.',
        '불량이나 오배송이라면 배송비를 받지 않습니다. 미국 스토어에서 사신 상품의 반품 방법과 비용은 문의하시면 안내해 드립니다.',
      ],
    },
    en: {
      question: 'Who pays for return shipping?',
      answer: [
        'If the product is defective or wrong, we do. For purchases in the US store, write to us and we will tell you how to send it back and what it costs.',
        'In the Korean store a return after a change of mind costs 3,000 won, or 6,000 won when the first shipping was free.',
      ],
    },
  },
  {
    id: 'refund-time',
    category: 'RETURN',
    ko: {
      question: '환불은 언제 되나요?',
      answer: [
        '반품하신 상품을 확인한 날부터 3영업일 안에 환불해 드립니다. 카드 결제는 카드사에 따라 며칠 더 걸릴 수 있습니다.',
        '저희 사정으로 환불이 늦어지면 늦어진 기간에 대해 연 15%의 지연 이자를 더해 드립니다.',
      ],
    },
    en: {
      question: 'When do I get my refund?',
      answer: [
        'Within 3 business days after we have received and checked the return. Card issuers may take a few more days to show it.',
        'For purchases in the Korean store we pay 15% interest a year if a refund is late because of us.',
      ],
    },
  },
  {
    id: 'return-not-possible',
    category: 'RETURN',
    ko: {
      question: '교환이나 반품이 안 되는 경우도 있나요?',
      answer: [
        '포장을 뜯었거나 사용해서 다시 판매할 수 없는 상품, 고객님의 책임으로 상품이 없어지거나 상한 경우에는 단순 변심으로 교환·반품하실 수 없습니다.',
        '불량을 확인하려고 포장을 뜯으신 것은 괜찮습니다.',
      ],
    },
    en: {
      question: 'Is there anything I cannot return?',
      answer: [
        'After a change of mind: packs that have been opened or used, and products lost or damaged in your care.',
        'Opening a pack to see whether it is defective does not count.',
      ],
    },
  },
];
