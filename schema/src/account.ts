/** What a person may do: customers are users; managers and admins are staff (spec 002 §6). */
export const Position = { USER: 'USER', MANAGER: 'MANAGER', ADMIN: 'ADMIN' } as const;
export type Position = (typeof Position)[keyof typeof Position];

export function isStaff(position: Position): boolean {
  return position !== 'USER';
}

/** Companies whose accounts are a way in. */
export const SocialProvider = { NAVER: 'NAVER', GOOGLE: 'GOOGLE' } as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];
