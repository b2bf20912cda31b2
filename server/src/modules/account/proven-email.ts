import type { UserRecord } from './user.model.ts';

/**
 * Whether the account's email address is verified: a link of the shop was opened in its mailbox, or a social provider had
 * verified it. Signing up does not verify it.
 */
export function isEmailProven({
  email,
  provenEmail,
  socialIds,
}: Pick<UserRecord, 'email' | 'provenEmail' | 'socialIds'>) {
  return provenEmail === email || socialIds.some(({ vouchedEmail }) => vouchedEmail === email);
}
