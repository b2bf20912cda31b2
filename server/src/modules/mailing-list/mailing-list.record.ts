import type { Language, Market } from '@eunbit/schema/market';
import type { Consent } from '../../common/consent.ts';
export interface MailingListRecord {
  /** The email address in lower case, so that concurrent joins insert one entry. */
  _id: string;
  /** The same as `_id`. */
  email: string;
  /** The store in which the subscriber joined. */
  market: Market;
  language: Language;
  consent: Consent;
}
