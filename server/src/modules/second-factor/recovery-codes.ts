import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, readRecoveryCode } from '@eunbit/schema/second-factor';
import { hashToken, randomReadable } from '../../common/tokens.ts';

/** A new set, which is shown once, with the stored hashes. Codes have 80 random bits, so a hash does not reveal its code. */
export function newRecoveryCodes(): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomReadable(RECOVERY_CODE_LENGTH));
  return { codes: codes.map(inGroups), hashes: codes.map(hashToken) };
}

/** The hash of a code as it was typed. */
export const hashRecoveryCode = (typed: string): string => hashToken(readRecoveryCode(typed));

const inGroups = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;
