import type { UserRecord } from './user.model.ts';

/**
 * Whether it is known that the mailbox of an account's address is its owner's: a link of the shop was opened there, or a
 * social provider had verified the address. Signing up proves nothing.
 */
export function isEmailProven({
  email,
  provenEmail,
  socialIds,
}: Pick<UserRecord, 'email' | 'provenEmail' | 'socialIds'>) {
  return provenEmail === email || socialIds.some(({ vouchedEmail }) => vouchedEmail === email);
}
