import type { Language } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { type Consent, consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** How long a subscription lasts; the consent text promises this (`restock.consent`). */
const LIFETIME_DAYS = 90;

/** A restock subscription to a product in one market. Deleted in the transaction that queues the email. */
const schema = recordSchema(
  {
    /** `restockSubscriptionId`: one per product, market and person. */
    _id: { type: String, required: true },
    /** Product and market together. */
    stockId: { type: String, required: true },
    email: { type: String, required: true },
    /** The language of the email. */
    language: { type: stores<Language>(String), required: true },
    consent: { type: stores<Consent>(consentSchema), required: true },
  },
  { versionKey: false },
);
// Finds the products with subscriptions, and the subscriptions of one product.
schema.index({ stockId: 1 });
schema.index({ 'consent.at': 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type RestockSubscriptionRecord = RecordOf<typeof schema>;
export type RestockSubscriptionModel = Model<RestockSubscriptionRecord>;
export const restockSubscriptionModel = (connection: Connection): RestockSubscriptionModel =>
  modelOn(connection, 'RestockSubscription', schema, 'restock_subscriptions');

export function restockSubscriptionId(stockId: string, email: string): string {
  return `${stockId}:${email}`;
}
