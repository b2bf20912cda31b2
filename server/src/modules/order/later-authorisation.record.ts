import { type RecordOf, recordSchema } from '../../common/record-schema.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import { chargedAmount, type OrderRefundRecord, sumOf } from './refunds.record.ts';

/** An authorisation that replaced the previous one because an edit raised the price of the order. */
export const laterAuthorisationSchema = recordSchema(
  {
    /** Authorised amount, minor units: what the card would have been charged at that moment. */
    amount: { type: Number, required: true, min: 1 },
    /** Number of refunds at that time: the amount already reflects them. Refunds are never deleted. */
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

/** Refunds that reduce the amount captured from the current authorisation. */
export function refundsOfAuthorisation({ payment, refunds = [] }: Lowered): OrderRefundRecord[] {
  return refunds
    .slice(payment.laterAuthorisation?.refundsBefore ?? 0)
    .filter(({ destination, status }) => destination === 'AUTHORISATION' && status === 'SUCCEEDED');
}

/** The part of an authorised amount that will not be captured. */
export const releasedAmount = (order: Lowered): number => sumOf(refundsOfAuthorisation(order));

/** The authorised amount of an order, minor units: what the bank holds, including the part that will not be captured. */
export const authorisedAmount = (order: Authorised): number =>
  order.payment.laterAuthorisation?.amount ?? chargedAmount(order) + releasedAmount(order);

/** The new authorised amount if an order costs `more`, and the amount that it replaces (ORDER-44). */
export function nextAuthorisation(order: Authorised, more: number) {
  return { amount: chargedAmount(order) + more, replacedAmount: authorisedAmount(order) };
}
