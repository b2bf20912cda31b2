import type { MessageTable } from './message-table.ts';

/** Accounts: sign-up, sign-in, passwords, social sign-in, personal information (ACCOUNT-1 to ACCOUNT-14). */
export const ACCOUNT_MESSAGES = {
  'firstName.short': { en: "First Name's minimum length is 1.", ko: '이름은 최소 1자입니다.' },
  'lastName.short': { en: "Last Name's minimum length is 1.", ko: '성은 최소 1자입니다.' },
  'password.required': { en: 'Password is required.', ko: '비밀번호를 입력해 주세요.' },
  'password.short': { en: "Password's minimum length is 6.", ko: '비밀번호는 최소 6자입니다.' },
  'signIn.failed': { en: 'An error happened. Please try again.', ko: '오류가 발생했습니다. 다시 시도해 주세요.' },
  'account.failed': {
    en: 'An undefined error happened. Please try again.',
    ko: '알 수 없는 오류가 발생했습니다. 다시 시도해 주세요.',
  },
  'newPassword.short': {
    en: 'Please put more than 6 characters for password.',
    ko: '비밀번호는 6자보다 길게 입력해 주세요.',
  },
  'newPassword.mismatch': {
    en: 'Password and confirm password are not same. Please check.',
    ko: '새 비밀번호와 비밀번호 확인이 일치하지 않습니다. 다시 확인해 주세요.',
  },
  'reset.failed': {
    en: 'There is something wrong with the email. Please try again later.',
    ko: '이메일을 보내는 데 문제가 있습니다. 잠시 후 다시 시도해 주세요.',
  },
  'link.invalid': {
    en: 'This link has expired or was used already. Please ask for a new one.',
    ko: '만료되었거나 이미 사용된 링크입니다. 다시 요청해 주세요.',
  },
  'signUpTerms.consent': {
    en: 'I am over 18 and agree to the terms and conditions and the privacy policy.',
    ko: '만 18세 이상이며 이용약관과 개인정보 처리방침에 동의합니다.',
  },
  'signUpTerms.required': {
    en: 'Please agree to the terms and conditions.',
    ko: '이용약관에 동의해 주세요.',
  },
  'phone.invalid': {
    en: 'Please put a valid phone number of Korea or North America.',
    ko: '한국 또는 북미 지역의 올바른 전화번호를 입력해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const ACCOUNT_API_MESSAGES = {
  'signIn.stepRequired': {
    en: 'One more step is needed. Please finish signing in at the back office.',
    ko: '한 단계가 더 필요합니다. 백오피스에서 로그인을 마쳐 주세요.',
  },
  'identity.confirmationRequired': {
    en: 'For your safety, please confirm once more who you are.',
    ko: '안전을 위해 본인 확인을 한 번 더 해 주세요.',
  },
  'password.wrong': { en: 'Your password is wrong.', ko: '비밀번호가 올바르지 않습니다.' },
  'user.notFound': { en: "User with this email doesn't exist.", ko: '가입되지 않은 이메일입니다.' },
  'user.exists': {
    en: 'User with this email already exist. Please log in.',
    ko: '이미 가입된 이메일입니다. 로그인해 주세요.',
  },
  'newPassword.common': {
    en: 'This password is one of the most used and easily guessed. Please choose another one.',
    ko: '많은 사람이 사용해 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
  },
  'password.renewalSent': {
    en: 'Staff accounts need a password of at least 12 characters. We sent you an email to set a new one.',
    ko: '직원 계정의 비밀번호는 12자 이상이어야 합니다. 새 비밀번호를 설정하는 메일을 보냈습니다.',
  },
  'password.changed': { en: 'Your password has been changed.', ko: '비밀번호가 변경되었습니다.' },
  'password.recentSignIn': {
    en: 'For your safety, please log in again and then try once more.',
    ko: '안전을 위해 다시 로그인한 후 시도해 주세요.',
  },
  'reset.userNotFound': {
    en: 'The email is not found in our database. Please sign up.',
    ko: '가입된 이메일을 찾을 수 없습니다. 회원가입을 해 주세요.',
  },
  'reset.sent': {
    en: 'Email is sent. Check your inbox for further instructions.',
    ko: '이메일을 보냈습니다. 받은 편지함에서 안내를 확인해 주세요.',
  },
  'social.emailTaken': {
    en: 'This email is already registered. Please log in, then link your social account on your information page.',
    ko: '이미 가입된 이메일입니다. 로그인한 뒤 내 정보에서 소셜 계정을 연결해 주세요.',
  },
  'social.visitOver': {
    en: 'This took too long. Please sign up again.',
    ko: '시간이 초과되었습니다. 처음부터 다시 가입해 주세요.',
  },
  'social.onlyWayIn': {
    en: 'This is the only way to log in to your account. Please set a password first.',
    ko: '이 계정에 로그인할 수 있는 유일한 방법입니다. 먼저 비밀번호를 설정해 주세요.',
  },
  'emailChange.same': { en: 'This is your email already.', ko: '현재 사용 중인 이메일입니다.' },
  'emailChange.sent': {
    en: 'We sent an email to your new address. It is changed once you open the link in it.',
    ko: '새 이메일로 확인 메일을 보냈습니다. 메일의 링크를 열면 이메일이 변경됩니다.',
  },
  'emailChange.done': { en: 'Your email has been changed.', ko: '이메일이 변경되었습니다.' },
  'session.notFound': { en: 'This session has ended already.', ko: '이미 종료된 로그인입니다.' },
  'account.lastAdmin': {
    en: 'The last admin cannot be removed. Please appoint another one first.',
    ko: '마지막 관리자는 삭제할 수 없습니다. 먼저 다른 관리자를 지정해 주세요.',
  },
} as const satisfies MessageTable;
