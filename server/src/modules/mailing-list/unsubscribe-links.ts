import type { StoreChoice } from '@eunbit/schema/store-address';
import type { Vault } from '../../common/tokens.ts';
import type { EmailLinks, Unsubscribe } from '../email/index.ts';

/** Long enough for links in old emails: unsubscribing should never expire in practice. */
const VALID_DAYS = 10 * 365;

const SUBJECT = /^unsubscribe:(.+)$/s;

/** Signed tokens; each authorises its bearer only to unsubscribe one address. */
export interface UnsubscribeTokens {
  sign(email: string): string;
  /** The address; null for an invalid or expired token, or one for another purpose. */
  read(token: string): string | null;
}

export function createUnsubscribeTokens(vault: Vault): UnsubscribeTokens {
  return {
    sign: (email) => vault.sign(`unsubscribe:${email}`, new Date(Date.now() + VALID_DAYS * 86_400_000)),
    read: (token) => SUBJECT.exec(vault.verify(token) ?? '')?.[1] ?? null,
  };
}

/** Links to unsubscribe without signing in. */
export interface UnsubscribeLinks {
  of(email: string, choice: StoreChoice): Unsubscribe;
  /** The same links with an invalid token, for emails shown to staff. */
  readonly redacted: UnsubscribeLinks;
}

export function createUnsubscribeLinks(links: EmailLinks, tokens: Pick<UnsubscribeTokens, 'sign'>): UnsubscribeLinks {
  return {
    of(email, choice) {
      const path = `/unsubscribe?token=${encodeURIComponent(tokens.sign(email))}`;
      return { pageUrl: links.page(path, choice), oneClickUrl: links.file(path) };
    },
    get redacted() {
      return createUnsubscribeLinks(links, { sign: () => '' });
    },
  };
}
