import type { MessageTable } from './message-table.ts';

/** Staff: users and roles (STAFF-3 to STAFF-9, STAFF-18 to STAFF-22, ACCOUNT-4). */
export const STAFF_MESSAGES = {
  'newPassword.staffShort': {
    en: 'Staff accounts need a password of at least 12 characters.',
    ko: '직원 계정의 비밀번호는 12자 이상이어야 합니다.',
  },
  'roleChangePin.required': { en: 'Please enter the role change PIN.', ko: '역할 변경 PIN을 입력해 주세요.' },
  'roleChangePin.invalid': {
    en: 'The role change PIN is a number of at most 6 digits.',
    ko: '역할 변경 PIN은 최대 6자리 숫자입니다.',
  },
  'role.nameRequired': { en: 'Please name the role.', ko: '역할 이름을 입력해 주세요.' },
  'role.nameTaken': { en: 'There is a role of this name already.', ko: '이미 있는 역할 이름입니다.' },
  'role.permissionsRequired': {
    en: 'Please choose at least one permission.',
    ko: '권한을 하나 이상 선택해 주세요.',
  },
  'role.refundLimitInvalid': {
    en: 'Please enter the limits of both stores, as amounts of 0 or more.',
    ko: '두 스토어의 한도를 0 이상의 금액으로 입력해 주세요.',
  },
  'roleChangePin.weak': { en: 'Please choose a number of 4 to 6 digits.', ko: '4~6자리 숫자로 정해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const STAFF_API_MESSAGES = {
  'account.notFound': { en: 'We could not find this account.', ko: '계정을 찾을 수 없습니다.' },
  'block.notAllowed': {
    en: 'Only an admin may block members of staff, and nobody can block themselves.',
    ko: '직원은 관리자만 차단할 수 있으며, 본인은 차단할 수 없습니다.',
  },
  'roleChangePin.wrong': {
    en: 'Role change PIN is not matched. Try again.',
    ko: '역할 변경 PIN이 일치하지 않습니다. 다시 입력해 주세요.',
  },
  'roleChangePin.locked': {
    en: 'Too many wrong codes. Positions can be changed again in 15 minutes.',
    ko: '역할 변경 PIN을 여러 번 잘못 입력했습니다. 15분 뒤에 다시 변경할 수 있습니다.',
  },
  'roleChangePin.missing': {
    en: 'No role change PIN is set yet. An admin has to set one first.',
    ko: '아직 역할 변경 PIN이 없습니다. 관리자가 먼저 역할 변경 PIN을 설정해야 합니다.',
  },
  'role.changed': { en: 'New position is set. Thank you.', ko: '직책을 변경했습니다. 감사합니다.' },
  'role.conflict': {
    en: 'Somebody else has changed this position meanwhile. Please look again.',
    ko: '다른 담당자가 먼저 직책을 변경했습니다. 다시 확인해 주세요.',
  },
  'role.notAllowed': {
    en: 'Only an admin may give or take this position.',
    ko: '이 직책은 관리자만 변경할 수 있습니다.',
  },
  'invitation.sent': { en: 'The invitation is on its way.', ko: '초대 이메일을 보냈습니다.' },
  'invitation.invalid': {
    en: 'This invitation does not hold any more: it has expired, was used or was taken back. Please ask for a new one.',
    ko: '더 이상 사용할 수 없는 초대입니다. 기한이 지났거나 이미 사용되었거나 취소되었습니다. 다시 초대해 달라고 요청해 주세요.',
  },
  'invitation.signIn': {
    en: 'There is an account with this address. Please log in with it and open the invitation again.',
    ko: '이 이메일로 가입된 계정이 있습니다. 해당 계정으로 로그인한 뒤 초대를 다시 열어 주세요.',
  },
  'invitation.isStaff': { en: 'This person is on the staff already.', ko: '이미 직원으로 등록된 분입니다.' },
  'invitation.tooMany': {
    en: 'There are many invitations out or they were sent in quick succession. Please try again later.',
    ko: '초대가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  },
  'staffRole.gone': {
    en: 'This role has been deleted meanwhile. Please choose another one.',
    ko: '그사이 삭제된 역할입니다. 다른 역할을 선택해 주세요.',
  },
  'staffRole.conflict': {
    en: 'Somebody else has changed this role meanwhile. Please look again.',
    ko: '다른 담당자가 먼저 이 역할을 변경했습니다. 다시 확인해 주세요.',
  },
  'staffRole.inUse': {
    en: 'Somebody still has this role. Give them another position first.',
    ko: '이 역할을 맡은 직원이 있습니다. 먼저 다른 직책으로 변경해 주세요.',
  },
  'staffRole.tooMany': { en: 'No more than 50 roles can be defined.', ko: '역할은 50개까지 만들 수 있습니다.' },
  'refund.aboveLimit': {
    en: 'More money would go back than your role may pay back of an order. Please ask somebody with a higher limit.',
    ko: '이 역할로 환불할 수 있는 금액을 넘습니다. 환불 한도가 더 높은 담당자에게 요청해 주세요.',
  },
  'edit.aboveLimit': {
    en: 'More money would go back than your role may pay back of an order. Please ask somebody with a higher limit.',
    ko: '이 역할로 환불할 수 있는 금액을 넘습니다. 환불 한도가 더 높은 담당자에게 요청해 주세요.',
  },
  'skipped.aboveLimit': {
    en: 'More money would go back than your role may pay back.',
    ko: '이 역할로 환불할 수 있는 금액을 넘습니다.',
  },
} as const satisfies MessageTable;
