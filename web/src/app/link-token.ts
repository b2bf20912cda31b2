import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getSessionStorage, readText, writeText } from '../browser/storage.ts';

/**
 * The token of an email's link, from the fragment of its address; null without one. Browsers send fragments to no server, so
 * that no log and no `Referer` has the token.
 */
export function readLinkToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('link') || null;
}

/** The token in the page's address; null without one, undefined until the browser has told. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  // The fragment is the browser's alone: the server renders the page without it.
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(readLinkToken(hash)), [hash]);
  return token;
}

/** What links are for whose way leads over other pages; the tab remembers the last one of each. */
type LinkPurpose = 'claim-orders' | 'draft-order' | 'order-payment';

/** The token of a link: the return from the bank's page, or from signing in, has none in its address. */
function rememberLink(purpose: LinkPurpose, hash: string): string | null {
  const storage = getSessionStorage();
  const token = readLinkToken(hash);
  if (token !== null) writeText(storage, purpose, token);
  return token ?? readText(storage, purpose);
}

/** The token of the link that this tab has opened; null without one, undefined until the browser has told. */
export function useKeptLinkToken(purpose: LinkPurpose): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(rememberLink(purpose, hash)), [purpose, hash]);
  return token;
}

/** Where the link leads that adds a guest's orders to an account. */
const CLAIM_ORDERS_PATH = '/claim-orders';

/**
 * For the pages that a link to a page for members leads to first: browsers keep its fragment when the server redirects them
 * to the sign-in, and the tab remembers it on the further way, over whichever page.
 */
export function useLinkOfNext(next: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (next.split('?', 1)[0] === CLAIM_ORDERS_PATH) rememberLink('claim-orders', hash);
  }, [next, hash]);
}
