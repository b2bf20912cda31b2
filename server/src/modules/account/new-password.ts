import { isStaff, type Role } from '@eunbit/schema/account';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { isShortForStaff } from '@eunbit/schema/validation-account';

/** How many of the most common passwords are refused. */
const MOST_USED = 10_000;

/** Why a new password is refused, as a message key. */
export type PasswordProblem = Extract<ApiMessageKey, 'newPassword.common' | 'newPassword.staffShort'>;

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
export async function newPasswordProblem(password: string, role: Role): Promise<PasswordProblem | null> {
  if (isTooShortForRole(role, password)) return 'newPassword.staffShort';
  return (await isMostUsed(password)) ? 'newPassword.common' : null;
}
