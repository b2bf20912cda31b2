import { isStaff, type Role } from '@eunbit/schema/account';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { MINIMUM_STAFF_PASSWORD_LENGTH } from '@eunbit/schema/validation-account';

/** So many of the most used passwords are refused. */
const MOST_USED = 10_000;

/** Why a password cannot be a new one, as the key of the message beside it. */
export type PasswordProblem = Extract<ApiMessageKey, 'newPassword.common' | 'newPassword.staffShort'>;

let mostUsed: Promise<ReadonlySet<string>> | undefined;

/** Read when it is first needed: the package holds many more. */
async function readMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_USED));
}

/** Whether it is one of the most used passwords, in capital or small letters. */
async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= readMostUsed();
  return (await mostUsed).has(password.toLowerCase());
}

/** Whether a password is shorter than what staff need, in whichever way the keyboard composes its letters. */
export function isTooShortForStaff(role: Role, password: string): boolean {
  return isStaff(role) && password.normalize('NFC').length < MINIMUM_STAFF_PASSWORD_LENGTH;
}

/** What the server alone sees of a new password, beside what forms check; null where nothing is wrong with it. */
export async function newPasswordProblem(password: string, role: Role): Promise<PasswordProblem | null> {
  if (isTooShortForStaff(role, password)) return 'newPassword.staffShort';
  return (await isMostUsed(password)) ? 'newPassword.common' : null;
}
