import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getSessionStorage, readText, writeText } from '../browser/storage.ts';

/**
 * The token of an email's link, from the fragment of its address; null if there is none. Browsers send fragments to no server, so
 * that no log and no `Referer` contains the token.
 */
export function readLinkToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('link') || null;
}

/** The token in the page's address; null if there is none, undefined before hydration. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  // Only the browser knows the fragment: the server renders the page without it.
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(readLinkToken(hash)), [hash]);
  return token;
}

/** Purposes of links whose pages lead to other pages and back; the tab stores the last link of each. */
type LinkPurpose = 'claim-orders' | 'draft-order' | 'order-payment';

/** The token of a link, stored for later: the address has no token after a return from the bank's page or from signing in. */
function rememberLink(purpose: LinkPurpose, hash: string): string | null {
  const storage = getSessionStorage();
  const token = readLinkToken(hash);
  if (token !== null) writeText(storage, purpose, token);
  return token ?? readText(storage, purpose);
}

/** The token of the link that this tab has opened; null if there is none, undefined before hydration. */
export function useKeptLinkToken(purpose: LinkPurpose): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(rememberLink(purpose, hash)), [purpose, hash]);
  return token;
}

/** Path of the link that adds a guest's orders to an account. */
const CLAIM_ORDERS_PATH = '/claim-orders';

/**
 * For the pages to which a link to a members' page redirects first: browsers keep its fragment when the server redirects them to
 * the sign-in, and the tab stores it while the visitor goes on to other pages.
 */
export function useLinkOfNext(next: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (next.split('?', 1)[0] === CLAIM_ORDERS_PATH) rememberLink('claim-orders', hash);
  }, [next, hash]);
}
