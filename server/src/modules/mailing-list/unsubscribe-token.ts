import type { Vault } from '../../common/tokens.ts';

/** People leave by emails that they have kept for years; leaving needs no deadline. */
const VALID_DAYS = 10 * 365;

const SUBJECT = /^unsubscribe:(.+)$/s;

/** Lets whoever holds it take one address off the mailing list, and do nothing else. */
export interface UnsubscribeTokens {
  sign(email: string): string;
  /** The address; null for a token that is forged, altered or of another kind. */
  read(token: string): string | null;
}

export function createUnsubscribeTokens(vault: Vault): UnsubscribeTokens {
  return {
    sign: (email) => vault.sign(`unsubscribe:${email}`, new Date(Date.now() + VALID_DAYS * 86_400_000)),
    read: (token) => SUBJECT.exec(vault.verify(token) ?? '')?.[1] ?? null,
  };
}
