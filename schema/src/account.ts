/** What a person may do: customers are users; managers and admins are staff (STAFF-1). */
export const Role = { USER: 'USER', MANAGER: 'MANAGER', ADMIN: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

export function isStaff(role: Role): boolean {
  return role !== 'USER';
}

/** Companies whose accounts are a way in. */
export const SocialProvider = { NAVER: 'NAVER', GOOGLE: 'GOOGLE' } as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];
