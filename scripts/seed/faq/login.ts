import type { FaqSeed } from './faq-seed.ts';

export const LOGIN: readonly FaqSeed[] = [
  {
    id: 'guest-checkout',
    category: 'LOGIN',
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
    id: 'lost-pass-code',
    category: 'LOGIN',
    ko: {
      question: '주문 조회용 비밀번호를 잊어버렸어요.',
      answer: [
        '주문번호와 주문하신 분의 이름, 연락처를 문의하기로 알려 주세요. 본인임을 확인한 뒤 도와드리겠습니다.',
        '여러 번 잘못 입력하면 안전을 위해 잠시 조회할 수 없습니다. 15분 뒤에 다시 시도해 주세요.',
      ],
    },
    en: {
      question: 'I forgot the pass code of my order.',
      answer: [
        'Write to us through the contact page with your order number, name and phone number. We help you once we know that it is you.',
        'After several wrong tries the look-up pauses to protect you; try again after 15 minutes.',
      ],
    },
  },
  {
    id: 'login-problem',
    category: 'LOGIN',
    ko: {
      question: '로그인이 되지 않아요.',
      answer: [
        '이메일 주소와 비밀번호를 다시 확인해 주세요. 비밀번호는 대문자와 소문자를 구별합니다.',
        '여러 번 틀리면 잠시 로그인할 수 없습니다. 15분 뒤에도 되지 않으면 문의해 주세요.',
      ],
    },
    en: {
      question: 'I cannot log in.',
      answer: [
        'Please check your e-mail address and your password; capital letters matter in the password.',
        'After several wrong tries logging in pauses for a while. If it still fails after 15 minutes, write to us.',
      ],
    },
  },
  {
    id: 'personal-data',
    category: 'LOGIN',
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
        'We collect what an order needs: your name, e-mail address, mailing address, phone number and card details. We never sell it.',
        'The privacy policy tells you more. Our service is not for children under 13.',
      ],
    },
  },
  {
    id: 'leave-mailing-list',
    category: 'LOGIN',
    ko: {
      question: '소식 메일을 그만 받고 싶어요.',
      answer: ['문의하기로 받고 계신 이메일 주소를 알려 주시면 바로 목록에서 빼 드립니다.'],
    },
    en: {
      question: 'How do I leave the mailing list?',
      answer: [
        'Write to us through the contact page from the address that gets the mail, and we take it off the list.',
      ],
    },
  },
];
