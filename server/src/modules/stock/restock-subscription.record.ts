import type { Language } from '@eunbit/schema/market';
import type { Consent } from '../../common/consent.ts';

/** A restock subscription to a product in one market. Deleted in the transaction that queues the email. */
export interface RestockSubscriptionRecord {
  /** `restockSubscriptionId`: one a product, market and person. */
  _id: string;
  /** Product and market together. */
  stockId: string;
  email: string;
  /** The language of the email. */
  language: Language;
  consent: Consent;
}
