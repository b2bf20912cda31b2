import { isStaff, type Role } from '@eunbit/schema/account';
import { isShortForStaff } from '@eunbit/schema/validation-account';
import { type InvalidInput, refuseInput } from '../../common/refusal.ts';

/** Number of most common passwords that are rejected. */
const MOST_USED = 10_000;

let mostUsed: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use, because the package is large. */
async function readMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_USED));
}

/** Ignores case. */
async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= readMostUsed();
  return (await mostUsed).has(password.toLowerCase());
}

export function isTooShortForRole(role: Role, password: string): boolean {
  return isStaff(role) && isShortForStaff(password);
}

/** Checks that only the server makes, in addition to form validation; null if the password is acceptable. */
export async function refuseNewPassword(
  password: string,
  role: Role,
): Promise<{ readonly refused: InvalidInput } | null> {
  if (isTooShortForRole(role, password)) return refuseInput([{ path: 'password', key: 'newPassword.staffShort' }]);
  return (await isMostUsed(password)) ? refuseInput([{ path: 'password', key: 'newPassword.common' }]) : null;
}
