import type { Role } from '@eunbit/schema/account';
import type { Language } from '@eunbit/schema/market';

/** Fixed roles, as emails name them. */
export const ROLE_WORDS: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  ko: { USER: '일반 회원', STAFF: '직원', MANAGER: '매니저', ADMIN: '관리자' },
  en: { USER: 'customer', STAFF: 'member of staff', MANAGER: 'manager', ADMIN: 'admin' },
};
