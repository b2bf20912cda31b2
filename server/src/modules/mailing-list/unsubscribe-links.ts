import type { StoreChoice } from '@eunbit/schema/store-address';
import type { EmailLinks, Unsubscribe } from '../email/index.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

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
