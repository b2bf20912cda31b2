import { type Connection, type Model, Schema } from 'mongoose';
import { consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import type { RestockSubscriptionRecord } from './restock-subscription.record.ts';

/** How long a subscription lasts; the consent text promises this (`restock.consent`). */
const LIFETIME_DAYS = 90;

const schema = new Schema<RestockSubscriptionRecord>(
  {
    _id: { type: String, required: true },
    stockId: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, required: true },
    consent: { type: consentSchema, required: true },
  },
  { versionKey: false },
);
// Finds the products with subscriptions, and the subscriptions of one product.
schema.index({ stockId: 1 });
schema.index({ 'consent.at': 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type RestockSubscriptionModel = Model<RestockSubscriptionRecord>;
export const restockSubscriptionModel = (connection: Connection): RestockSubscriptionModel =>
  modelOn(connection, 'RestockSubscription', schema, 'restock_subscriptions');

export function restockSubscriptionId(stockId: string, email: string): string {
  return `${stockId}:${email}`;
}
