import type { StoreChoice } from '@eunbit/schema/store-address';
import type { EmailLinks } from '../email/email-links.ts';
import type { Unsubscribe } from '../email/layout/email-content.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** How somebody leaves the mailing list without signing in. */
export interface UnsubscribeLinks {
  of(email: string, choice: StoreChoice): Unsubscribe;
  /** The same pages with a token that takes nobody off the list. */
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
