import { type RecordOf, recordSchema } from '../../common/record-schema.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import { chargedAmount, type OrderRefundRecord, sumOf } from './refunds.record.ts';

/** An authorisation that has taken the place of the one before, because an edit has the order cost more. */
export const laterAuthorisationSchema = recordSchema(
  {
    /** What it was given for, minor units: what the card would have been charged at that moment. */
    amount: { type: Number, required: true, min: 1 },
    /** How many refunds the order had then: they are in the amount, and lower it no more. Refunds are never deleted. */
    refundsBefore: { type: Number, required: true, min: 0 },
    at: { type: Date, required: true },
  },
  { _id: false, id: false },
);
export type LaterAuthorisationRecord = RecordOf<typeof laterAuthorisationSchema>;

type Authorised = Pick<OrderRecord, 'amounts' | 'refunds'> & {
  readonly payment: Pick<PaymentRecord, 'laterAuthorisation'>;
};
type Lowered = Pick<Authorised, 'payment' | 'refunds'>;

/** Refunds that lower what is taken from the authorisation of an order. */
export function refundsOfAuthorisation({ payment, refunds = [] }: Lowered): OrderRefundRecord[] {
  return refunds
    .slice(payment.laterAuthorisation?.refundsBefore ?? 0)
    .filter(({ destination, status }) => destination === 'AUTHORISATION' && status === 'SUCCEEDED');
}

/** What of an authorised amount is not to be taken. */
export const releasedAmount = (order: Lowered): number => sumOf(refundsOfAuthorisation(order));

/** What an order is authorised for, minor units; its bank holds as much, whatever is not to be taken of it. */
export const authorisedAmount = (order: Authorised): number =>
  order.payment.laterAuthorisation?.amount ?? chargedAmount(order) + releasedAmount(order);

/** The authorisation of an order that is to cost so much more: what it is for, and what it replaces (ORDER-44). */
export function nextAuthorisation(order: Authorised, more: number) {
  return { amount: chargedAmount(order) + more, replacedAmount: authorisedAmount(order) };
}
