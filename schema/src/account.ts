/** What a person may do: customers are users; managers and admins are staff (spec 002 §6). */
export const Position = { USER: 'USER', MANAGER: 'MANAGER', ADMIN: 'ADMIN' } as const;
export type Position = (typeof Position)[keyof typeof Position];

export function isStaff(position: Position): boolean {
  return position !== 'USER';
}
