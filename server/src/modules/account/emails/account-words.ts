import { BRAND } from '@eunbit/schema/brand';

export const ACCOUNT_WORDS = {
  ko: {
    reason: '은빛 회원이 되신 분께 보내 드리는 안내입니다.',
    securityReason: '계정의 안전을 위해 회원 정보가 바뀔 때마다 보내 드리는 안내입니다.',
    help: (ways: string) => `도움이 필요하시면 ${ways}로 연락해 주세요.`,
    welcome: {
      subject: '[은빛] 회원 가입을 환영합니다',
      preheader: '이제 주문 내역과 배송지를 한곳에서 관리하실 수 있습니다.',
      title: (name: string) => `${name} 님, 환영합니다`,
      opening: `은빛 회원이 되어 주셔서 감사합니다. ${BRAND.tagline.ko}, 저희가 지키는 약속입니다.`,
      more: '회원은 주문 상태를 실시간으로 확인하고, 배송지를 저장하고, 구매하신 상품의 리뷰를 남기실 수 있습니다.',
      shop: '상품 둘러보기',
      account: '로그인 이메일',
      own: '내 계정',
      ownPage: '마이 페이지 열기',
    },
    reset: {
      subject: '[은빛] 비밀번호 재설정',
      preheader: (minutes: number) => `${minutes}분 안에 새 비밀번호를 정해 주세요.`,
      title: '새 비밀번호를 정해 주세요',
      opening: (name: string) =>
        `${name} 님, 비밀번호 재설정을 요청하셨습니다. 아래 버튼을 눌러 새 비밀번호를 정해 주세요.`,
      set: '새 비밀번호 정하기',
      expires: (minutes: number) => `이 링크는 메일을 요청하신 때부터 ${minutes}분 동안 한 번만 사용하실 수 있습니다.`,
      notYou: '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
      reason: '비밀번호 재설정 화면에 이 주소가 입력되어 보내 드립니다.',
    },
    passwordChanged: {
      subject: '[은빛] 비밀번호가 변경되었습니다',
      preheader: '직접 변경하지 않으셨다면 바로 비밀번호를 재설정해 주세요.',
      title: '비밀번호가 변경되었습니다',
      opening: (name: string) =>
        `${name} 님의 비밀번호가 변경되었습니다. 안전을 위해 다른 기기에서는 로그아웃되었습니다.`,
      notYou: '직접 변경하지 않으셨다면 바로 비밀번호를 재설정해 주세요.',
      reset: '비밀번호 재설정',
    },
    emailConfirm: {
      subject: '[은빛] 새 이메일 주소를 확인해 주세요',
      preheader: (hours: number) => `${hours}시간 안에 확인하시면 이 주소로 바뀝니다.`,
      title: '새 이메일 주소를 확인해 주세요',
      opening: (name: string, email: string) =>
        `${name} 님, 로그인 이메일을 ${email} 주소로 바꾸도록 요청하셨습니다. 아래 버튼을 누르시면 변경됩니다.`,
      confirm: '이 주소로 변경하기',
      expires: (hours: number) => `이 링크는 ${hours}시간 동안 사용하실 수 있습니다.`,
      notYou: '요청하지 않으셨다면 이 메일을 무시해 주세요. 이 주소는 사용되지 않습니다.',
      reason: '은빛 계정의 새 이메일로 이 주소가 입력되어 보내 드립니다.',
    },
    emailChanged: {
      subject: '[은빛] 로그인 이메일이 변경되었습니다',
      preheader: '이제 이 주소로는 로그인하실 수 없습니다.',
      title: '로그인 이메일이 변경되었습니다',
      opening: (name: string) =>
        `${name} 님의 로그인 이메일이 다른 주소로 변경되었습니다. 이제 이 주소로는 로그인하실 수 없습니다.`,
      notYou: (ways: string) => `직접 변경하지 않으셨다면 바로 ${ways}로 알려 주세요.`,
    },
  },
  en: {
    reason: 'You get this email because you have opened an account with us.',
    securityReason: 'We send this email whenever an account changes, to keep it safe.',
    help: (ways: string) => `If you need help, contact ${ways}.`,
    welcome: {
      subject: '[Eunbit] Welcome to Eunbit',
      preheader: 'Your orders and addresses are now in one place.',
      title: (name: string) => `Welcome, ${name}`,
      opening: `Thank you for joining Eunbit. ${BRAND.tagline.en}: that is our promise.`,
      more: 'As a member you see where your orders are as it happens, keep your addresses, and review what you have bought.',
      shop: 'See our products',
      account: 'You sign in with',
      own: 'Your account',
      ownPage: 'Open your dashboard',
    },
    reset: {
      subject: '[Eunbit] Reset your password',
      preheader: (minutes: number) => `Please choose a new password within ${minutes} minutes.`,
      title: 'Choose a new password',
      opening: (name: string) =>
        `Hello ${name}, you asked to reset your password. The button below leads to where you choose a new one.`,
      set: 'Choose a new password',
      expires: (minutes: number) => `The link works once, within ${minutes} minutes of your request.`,
      notYou: 'If you did not ask for it, you can ignore this email. Your password stays as it is.',
      reason: 'You get this email because this address was entered where passwords are reset.',
    },
    passwordChanged: {
      subject: '[Eunbit] Your password was changed',
      preheader: 'If it was not you, please reset your password at once.',
      title: 'Your password was changed',
      opening: (name: string) =>
        `Hello ${name}, your password was changed. To be safe we have signed you out on your other devices.`,
      notYou: 'If it was not you, please reset your password at once.',
      reset: 'Reset your password',
    },
    emailConfirm: {
      subject: '[Eunbit] Confirm your new email address',
      preheader: (hours: number) => `Confirm within ${hours} hours, and this address is yours to sign in with.`,
      title: 'Confirm your new email address',
      opening: (name: string, email: string) =>
        `Hello ${name}, you asked to sign in with ${email} from now on. Press the button to make the change.`,
      confirm: 'Use this address',
      expires: (hours: number) => `The link works for ${hours} hours.`,
      notYou: 'If you did not ask for it, please ignore this email. Your address will not be used.',
      reason: 'You get this email because this address was entered as the new one of an account.',
    },
    emailChanged: {
      subject: '[Eunbit] Your email address was changed',
      preheader: 'You can no longer sign in with this address.',
      title: 'Your email address was changed',
      opening: (name: string) =>
        `Hello ${name}, your account now has another email address. You can no longer sign in with this one.`,
      notYou: (ways: string) => `If it was not you, please tell us at once: ${ways}.`,
    },
  },
} as const;
