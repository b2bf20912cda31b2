import type { Market } from './market.ts';

/**
 * What a person may do: customers are users, all others staff (STAFF-1). STAFF stands for a role that admins have defined
 * (STAFF-18); manager and admin are fixed.
 */
export const Role = { USER: 'USER', STAFF: 'STAFF', MANAGER: 'MANAGER', ADMIN: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

export function isStaff(role: Role): boolean {
  return role !== 'USER';
}

/** Companies whose accounts can be used to sign in. */
export const SocialProvider = { NAVER: 'NAVER', GOOGLE: 'GOOGLE' } as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];

/** Accounts on a page of a store's list (STAFF-10). */
export const USERS_PER_PAGE: Readonly<Record<Market, number>> = { KR: 20, US: 10 };
