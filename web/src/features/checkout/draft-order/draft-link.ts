import { getSessionStorage, readText, writeText } from '../../../browser/storage.ts';
import { readLinkToken } from '../../order/access/link-token.ts';

const KEY = 'draft-order';

/**
 * The token of the link that this tab has opened: the return from the bank's page has none in its address. Null without one.
 */
export function rememberDraftLink(hash: string): string | null {
  const storage = getSessionStorage();
  const token = readLinkToken(hash);
  if (token !== null) writeText(storage, KEY, token);
  return token ?? readText(storage, KEY);
}
