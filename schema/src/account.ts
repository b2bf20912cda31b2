import type { Market } from './market.ts';

/** What a person may do: customers are users; managers and admins are staff (STAFF-1). */
export const Role = { USER: 'USER', MANAGER: 'MANAGER', ADMIN: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

export function isStaff(role: Role): boolean {
  return role !== 'USER';
}

/** Companies whose accounts are a way in. */
export const SocialProvider = { NAVER: 'NAVER', GOOGLE: 'GOOGLE' } as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];

/** Accounts on a page of a store's list (STAFF-10). */
export const USERS_PER_PAGE: Readonly<Record<Market, number>> = { KR: 20, US: 10 };
