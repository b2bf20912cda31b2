import type { AddressCheck } from '@eunbit/schema/checkout';
import type { PaymentRequestKind, PaymentRequestState } from '@eunbit/schema/payment-request';
import { Schema } from 'mongoose';
import { type OrderEditRecord, orderEditSchema } from './edit/order-edit.record.ts';

/** What the customer of an authorised order is asked to authorise. */
export interface RequestedAuthorisation {
  /** The whole new sum, minor units. */
  amount: number;
  /** The authorisation that it replaces, and what that was given for. */
  replacedIntentId: string;
  replacedAmount: number;
}

/** A further payment that the customer of an order is asked for. */
export interface PaymentRequestRecord {
  id: string;
  /** The edit that it pays for. */
  editId: string;
  kind: PaymentRequestKind;
  /** What the order costs more, minor units. */
  amount: number;
  /** Of the kind AUTHORISATION alone. */
  authorisation?: RequestedAuthorisation;
  state: PaymentRequestState;
  at: Date;
  /** Id of the member of staff; null where the buyer has edited the order. */
  by: string | null;
  expiresAt: Date;
  /** The payment at the card provider; null until the customer has started it. */
  intentId: string | null;
  /** When what has become of it is looked at next; null once nothing can come of it any more. */
  checkAt: Date | null;
  paidAt: Date | null;
  /** When it was cancelled, declined or has expired, or was agreed to or authorised, which moves no money. */
  closedAt: Date | null;
}

/** An edit that takes effect once its payment request is paid, or agreed to. */
export interface ProposedEditRecord {
  edit: OrderEditRecord;
  addressCheck: AddressCheck | null;
  /** The refunds that stood when it was priced; missing where there were none. */
  refundIds?: string[];
}

/** How a request ends with nothing done. */
export type ClosedRequestState = Extract<PaymentRequestState, 'CANCELLED' | 'DECLINED' | 'EXPIRED'>;

type PaidBy = { readonly payment: { readonly intentId: string | null } };
type Requested = { readonly paymentRequests?: readonly PaymentRequestRecord[] };

/** The request that waits for its payment; an order has one at most. */
export const openPaymentRequest = ({ paymentRequests = [] }: Requested): PaymentRequestRecord | null =>
  paymentRequests.find(({ state }) => state === 'OPEN') ?? null;

/** Whether what it asked for is done. */
export const isMade = ({ state }: Pick<PaymentRequestRecord, 'state'>): boolean =>
  state === 'PAID' || state === 'AUTHORISED' || state === 'ACCEPTED';

export const findPaymentRequest = ({ paymentRequests = [] }: Requested, id: string): PaymentRequestRecord | null =>
  paymentRequests.find((request) => request.id === id) ?? null;

/** The card payment that placed an order, which another may have replaced since. */
export const placingIntentOf = ({ payment, paymentRequests = [] }: Requested & PaidBy): string | null =>
  paymentRequests.find(({ state }) => state === 'AUTHORISED')?.authorisation?.replacedIntentId ?? payment.intentId;

export const paymentRequestSchema = new Schema<PaymentRequestRecord>(
  {
    id: { type: String, required: true },
    editId: { type: String, required: true },
    kind: { type: String, required: true },
    amount: { type: Number, required: true, min: 1 },
    authorisation: {
      type: new Schema<RequestedAuthorisation>(
        {
          amount: { type: Number, required: true, min: 1 },
          replacedIntentId: { type: String, required: true },
          replacedAmount: { type: Number, required: true },
        },
        { _id: false },
      ),
      default: undefined,
    },
    state: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    intentId: { type: String, default: null },
    checkAt: { type: Date, default: null },
    paidAt: { type: Date, default: null },
    closedAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);

export const proposedEditSchema = new Schema<ProposedEditRecord>(
  {
    edit: { type: orderEditSchema, required: true },
    addressCheck: { type: String, default: null },
    refundIds: { type: [String], default: undefined },
  },
  { _id: false },
);
