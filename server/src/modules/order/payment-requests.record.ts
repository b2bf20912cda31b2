import type { AddressCheck } from '@eunbit/schema/checkout';
import type { PaymentRequestKind, PaymentRequestStatus } from '@eunbit/schema/payment-request';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { orderEditSchema } from './edit/order-edit.record.ts';

/** The authorisation that the customer is asked for. */
const requestedAuthorisation = recordSchema(
  {
    /** The new total, minor units. */
    amount: { type: Number, required: true, min: 1 },
    /** The authorisation that it replaces, and its amount. */
    replacedIntentId: { type: String, required: true },
    replacedAmount: { type: Number, required: true },
  },
  { _id: false },
);
export type RequestedAuthorisation = RecordOf<typeof requestedAuthorisation>;

/** A request to the customer for a further payment. */
export const paymentRequestSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** The edit that it pays for. */
    editId: { type: String, required: true },
    kind: { type: stores<PaymentRequestKind>(String), required: true },
    /** The price increase, minor units. */
    amount: { type: Number, required: true, min: 1 },
    /** Only for the kind AUTHORISATION. */
    authorisation: { type: requestedAuthorisation, default: undefined },
    status: { type: stores<PaymentRequestStatus>(String), required: true },
    at: { type: Date, required: true },
    /** Id of the member of staff; null if the buyer has edited the order. */
    by: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    /** The payment at the card provider; null until the customer has started it. */
    intentId: { type: String, default: null },
    /** When the request is checked next; null once its outcome is final. */
    checkAt: { type: Date, default: null },
    paidAt: { type: Date, default: null },
    /** When it was cancelled, declined or expired, or was accepted or authorised without moving money. */
    closedAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);
export type PaymentRequestRecord = RecordOf<typeof paymentRequestSchema>;

/** An edit that takes effect once its payment request is paid, or agreed to. */
export const proposedEditSchema = recordSchema(
  {
    edit: { type: orderEditSchema, required: true },
    addressCheck: { type: stores<AddressCheck>(String), default: null },
    /** The refunds in force when it was priced; missing if there were none. */
    refundIds: { type: [String], default: undefined },
  },
  { _id: false },
);
export type ProposedEditRecord = RecordOf<typeof proposedEditSchema>;

/** The final states of a request without payment or consent. */
export type ClosedRequestStatus = Extract<PaymentRequestStatus, 'CANCELLED' | 'DECLINED' | 'EXPIRED'>;

type PaidBy = { readonly payment: { readonly intentId: string | null } };
type Requested = { readonly paymentRequests?: readonly PaymentRequestRecord[] };

/** The request that awaits payment; an order has at most one. */
export const openPaymentRequest = ({ paymentRequests = [] }: Requested): PaymentRequestRecord | null =>
  paymentRequests.find(({ status }) => status === 'OPEN') ?? null;

/** Whether the request was paid, accepted or authorised. */
export const isMade = ({ status }: Pick<PaymentRequestRecord, 'status'>): boolean =>
  status === 'PAID' || status === 'AUTHORISED' || status === 'ACCEPTED';

export const findPaymentRequest = ({ paymentRequests = [] }: Requested, id: string): PaymentRequestRecord | null =>
  paymentRequests.find((request) => request.id === id) ?? null;

/** The card payment with which an order was placed; it may have been replaced since. */
export const placingIntentOf = ({ payment, paymentRequests = [] }: Requested & PaidBy): string | null =>
  paymentRequests.find(({ status }) => status === 'AUTHORISED')?.authorisation?.replacedIntentId ?? payment.intentId;
