import { type Connection, type Model, Schema } from 'mongoose';
import { consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import type { RestockSubscriptionRecord } from './restock-subscription.record.ts';

/** Nobody waits longer; the wording of the consent promises this (`restock.consent`). */
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
// Which products somebody waits for, and who waits for one of them.
schema.index({ stockId: 1 });
schema.index({ 'consent.at': 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type RestockSubscriptionModel = Model<RestockSubscriptionRecord>;
export const restockSubscriptionModel = (connection: Connection): RestockSubscriptionModel =>
  modelOn(connection, 'RestockSubscription', schema, 'restock_subscriptions');

export function restockSubscriptionId(stockId: string, email: string): string {
  return `${stockId}:${email}`;
}
