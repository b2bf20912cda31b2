import { textIn } from '../../common/indexed-text.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import { chargedAmount } from './refunds.record.ts';

/** A card payment after the first one, for a price increase by an edit; immutable. */
export const laterIntentSchema = recordSchema(
  {
    intentId: { type: String, required: true },
    /** Minor units. */
    amount: { type: Number, required: true, min: 1 },
    at: { type: Date, required: true },
  },
  { _id: false, id: false },
);
export type LaterIntentRecord = RecordOf<typeof laterIntentSchema>;

type Intents = Pick<PaymentRecord, 'intentId' | 'laterIntents'>;

/** Total of the later card payments, minor units. */
export const laterAmount = ({ laterIntents = [] }: Pick<Intents, 'laterIntents'>): number =>
  laterIntents.reduce((sum, { amount }) => sum + amount, 0);

/** Ids of the card payments of an order, oldest first. */
export function intentsOf({ intentId, laterIntents = [] }: Intents): string[] {
  return intentId === null ? [] : [intentId, ...laterIntents.map((later) => later.intentId)];
}

/** The amount charged by one of the card payments of an order (PAYMENT-51). */
export function chargedThrough(order: Pick<OrderRecord, 'amounts' | 'refunds' | 'payment'>, intentId: string): number {
  const later = order.payment.laterIntents?.find((one) => one.intentId === intentId);
  return later ? later.amount : chargedAmount(order) - laterAmount(order.payment);
}

/** Orders indexed by each of their payment intents. */
export function byIntents<T extends { readonly payment: Intents }>(orders: readonly T[]): ReadonlyMap<string, T> {
  return new Map(orders.flatMap((order) => intentsOf(order.payment).map((intentId) => [intentId, order] as const)));
}

/** Filters orders by these payment intents, first or later ones. */
export function paidBy(intentIds: readonly string[]) {
  return {
    $or: [{ 'payment.intentId': textIn(intentIds) }, { 'payment.laterIntents.intentId': textIn(intentIds) }],
  };
}
