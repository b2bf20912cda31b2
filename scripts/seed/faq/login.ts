import { BOTH, type FaqSeed } from './faq-seed.ts';

export const LOGIN: readonly FaqSeed[] = [
  {
    slug: 'guest-checkout',
    category: 'LOGIN',
    markets: BOTH,
    ko: {
      question: '회원이 아니어도 살 수 있나요?',
      answer: [
        '네. 비회원으로 주문하실 수 있습니다. 주문할 때 정하신 주문 조회용 비밀번호는 나중에 주문을 확인할 때 필요하니 꼭 기억해 주세요.',
        '만 18세가 넘은 분만 주문하실 수 있습니다.',
      ],
    },
    en: {
      question: 'Can I buy without an account?',
      answer: [
        'Yes, as a guest. Please remember the pass code you choose at the checkout: you need it to look up your order later.',
        'You must be over 18 to order.',
      ],
    },
  },
  {
    slug: 'lost-pass-code',
    category: 'LOGIN',
    markets: BOTH,
    ko: {
      question: '주문 조회용 비밀번호를 잊어버렸어요.',
      answer: [
        '{lostPassCode}',
        '여러 번 잘못 입력하면 안전을 위해 잠시 조회할 수 없습니다. 그동안에도 링크는 받으실 수 있습니다.',
      ],
    },
    en: {
      question: 'I forgot the pass code of my order.',
      answer: [
        '{lostPassCode}',
        'After several wrong tries the lookup pauses to protect you; the link works all the same.',
      ],
    },
  },
  {
    slug: 'login-problem',
    category: 'LOGIN',
    markets: BOTH,
    ko: {
      question: '로그인이 되지 않아요.',
      answer: [
        '이메일 주소와 비밀번호를 다시 확인해 주세요. 비밀번호는 대문자와 소문자를 구별합니다.',
        '비밀번호가 기억나지 않으면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 이메일을 받아 새로 정해 주세요. 여러 번 틀려 잠시 기다려야 할 때에도 이 방법으로 바로 로그인하실 수 있습니다.',
      ],
    },
    en: {
      question: 'I cannot log in.',
      answer: [
        'Please check your email address and your password; capital letters matter in the password.',
        'If you do not remember your password, ask for an email to reset it. That also lets you in at once when too many wrong tries have made you wait.',
      ],
    },
  },
  {
    slug: 'personal-data',
    category: 'LOGIN',
    markets: BOTH,
    ko: {
      question: '제 개인정보는 어떻게 쓰이나요?',
      answer: [
        '주문을 처리하는 데 필요한 이름, 이메일, 배송지, 전화번호, 결제 정보만 받으며 누구에게도 팔지 않습니다.',
        '자세한 내용은 개인정보처리방침에서 확인하실 수 있습니다. 13세 미만 어린이의 정보는 받지 않습니다.',
      ],
    },
    en: {
      question: 'What happens to my personal data?',
      answer: [
        'We collect what an order needs: your name, email address, mailing address, phone number and card details. We never sell it.',
        'The privacy policy tells you more. Our service is not for children under 13.',
      ],
    },
  },
  {
    slug: 'leavemailing-list',
    category: 'LOGIN',
    markets: BOTH,
    ko: {
      question: '소식 메일을 그만 받고 싶어요.',
      answer: ['{leaveMailingList}'],
    },
    en: {
      question: 'How do I leave the mailing list?',
      answer: ['{leaveMailingList}'],
    },
  },
];
