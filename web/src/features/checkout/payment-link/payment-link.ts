import { CHECKOUT_DOCUMENT } from '@eunbit/schema/checkout-path';
import { useEffect, useState } from 'react';
import { redirectDocument, useLocation } from 'react-router';
import type { ScreenLoader } from '../../../app/screen.ts';
import { getSessionStorage, readText, writeText } from '../../../browser/storage.ts';
import { readLinkToken } from '../../order/access/link-token.ts';

/** The card form needs the policies of a document that takes a payment. */
export const loadPaymentLink: ScreenLoader = async ({ onServer, url }) =>
  onServer || document.documentElement.hasAttribute(CHECKOUT_DOCUMENT)
    ? { failed: false }
    : redirectDocument(url.pathname + url.search);

/** What links are for; the tab remembers the last one of each. */
type LinkPurpose = 'draft-order' | 'order-payment';

/** The token of a link: the return from the bank's page has none in its address, so the tab remembers it. */
function rememberLink(purpose: LinkPurpose, hash: string): string | null {
  const storage = getSessionStorage();
  const token = readLinkToken(hash);
  if (token !== null) writeText(storage, purpose, token);
  return token ?? readText(storage, purpose);
}

/** The token of the link that this tab has opened; null without one, undefined until the browser has told. */
export function useLinkToken(purpose: LinkPurpose): string | null | undefined {
  const { hash } = useLocation();
  // The fragment and the storage are the browser's alone.
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(rememberLink(purpose, hash)), [purpose, hash]);
  return token;
}
