import type { Language, Market } from '@eunbit/schema/market';
import type { Consent } from '../../common/consent.ts';
export interface MailingListRecord {
  /** The email address in lower case: of two who join with it, one is the first. */
  _id: string;
  /** The same, as a field of its own. */
  email: string;
  /** The store that was open when the person joined. */
  market: Market;
  language: Language;
  consent: Consent;
}
