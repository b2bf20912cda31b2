import type { AddressCheck, PaymentMethod, ShippingOption } from '@eunbit/schema/checkout';
import type { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { Language, Market } from '@eunbit/schema/market';
import type { CancelReason, OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus, PaymentSummary } from '@eunbit/schema/payment-status';
import { Schema } from 'mongoose';
import { NULL_OR_MISSING, type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import {
  addressSchema,
  amountsFields,
  buyerNotesFields,
  orderLineSchema,
  orderOriginSchema,
} from '../purchase/index.ts';
import { cashReceiptSchema } from './cash-receipt/cash-receipt.record.ts';
import { correctionSchema } from './correction/correction.record.ts';
import { depositSchema } from './deposits.record.ts';
import { orderEditSchema } from './edit/order-edit.record.ts';
import { type EscrowDeliveryRecord, escrowDeliverySchema } from './escrow-delivery.record.ts';
import { fulfilmentSchema } from './fulfilment/fulfilment.record.ts';
import { laterAuthorisationSchema } from './later-authorisation.record.ts';
import { laterIntentSchema } from './later-intents.record.ts';
import { paymentRequestSchema, proposedEditSchema } from './payment-requests.record.ts';
import { refundAccountSchema } from './refund-account/refund-account.record.ts';
import { orderRefundSchema } from './refunds.record.ts';
import { reversalsSchema } from './reversals.record.ts';
import { shipmentSchema } from './shipment.record.ts';
import { delaySchema, depositDueSchema } from './status/delay.record.ts';

/** SHORT: a part was paid. SURPLUS: more was paid than the order costs. */
export type PaymentMismatch = 'SHORT' | 'SURPLUS';

/** The buyer's reason for a cancellation. */
const cancellation = recordSchema(
  {
    reason: { type: stores<CancelReason>(String), required: true },
    detail: { type: String, default: null },
  },
  { _id: false },
);
export type CancellationRecord = RecordOf<typeof cancellation>;

const virtualAccount = recordSchema(
  {
    /** The issuer's account id. */
    id: { type: String, required: true },
    /** The shop's reference for the account, included in callbacks. */
    reference: { type: String, required: true },
    accountNumber: { type: String, required: true },
    secretHash: { type: String, required: true },
  },
  { _id: false },
);
export type VirtualAccountRecord = RecordOf<typeof virtualAccount>;

const statusChange = recordSchema(
  {
    status: { type: stores<OrderStatus>(String), required: true },
    at: { type: Date, required: true },
    /** Id of the member of staff; null for changes by the shop or the buyer. */
    by: { type: String, default: null },
    delay: { type: delaySchema, default: null },
    /** Set if the buyer cancelled. */
    cancellation: { type: cancellation, default: NULL_OR_MISSING },
    /** Id of a change that staff can or could undo; missing for others. */
    changeId: { type: String },
    /**
     * Time until which the change can be undone. Emails and requests to providers wait until then. Missing if there is no
     * `changeId`.
     */
    undoableUntil: { type: Date },
    /** The payment status before a change that moved it, such as a cancellation; missing for others. */
    paymentBefore: { type: stores<PaymentStatus>(String) },
    /** The payment status after the change; missing if `paymentBefore` is. */
    paymentAfter: { type: stores<PaymentStatus>(String) },
    /** The previous deadline, if a delay moved the deadline of a deposit; missing for others. */
    dueBefore: { type: depositDueSchema },
    /** Set if the entry takes back the one before it. */
    correction: { type: correctionSchema },
  },
  { _id: false },
);
export type StatusChangeRecord = RecordOf<typeof statusChange>;

/** A note by staff; immutable. */
const orderNote = recordSchema(
  {
    id: { type: String, required: true },
    text: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    /** Ids of the staff members mentioned; missing if none. */
    mentions: { type: [String], default: undefined },
  },
  { _id: false, id: false },
);
export type OrderNoteRecord = RecordOf<typeof orderNote>;

const depositAccount = recordSchema(
  {
    id: { type: String, required: true },
    name: recordSchema({ ko: String, en: String }, { _id: false }),
    accountNumber: { type: String, required: true },
    accountHolder: { type: String, required: true },
  },
  { _id: false, id: false },
);

const paymentFields = {
  method: { type: stores<PaymentMethod>(String), required: true },
  status: { type: stores<PaymentStatus>(String), required: true },
  /** Derived from the status and the two sums, and written with them (`change/derived-fields.ts`). */
  summary: { type: stores<PaymentSummary>(String), required: true },
  /** Total received less deposits that banks took back, in minor units: the sum of the ledger, written with its entries. */
  paidAmount: { type: Number, required: true },
  /** Total refunded without failed refunds, computed like `paidAmount`. */
  refundedAmount: { type: Number, required: true },
  intentId: { type: String, default: null },
  /** Card payments after the first, oldest first; missing before the second payment. */
  laterIntents: { type: [laterIntentSchema], default: undefined },
  bankId: { type: String, default: null },
  depositorName: { type: String, default: null },
  /** Transfers: a snapshot of the account shown to the depositor; null or missing for other methods. */
  depositAccount: { type: depositAccount, default: NULL_OR_MISSING },
  /** The card used; null or missing for other methods. */
  card: { type: recordSchema({ brand: String, last4: String }, { _id: false }), default: NULL_OR_MISSING },
  /** Deposits: the deadline; null if none is set, as after a delay. */
  dueAt: { type: Date, default: null },
  /** When staff set that deadline themselves; missing if it follows from the day of the order. */
  dueSetAt: { type: stores<Date | null>(Date), default: undefined },
  /** Deposits that staff have recorded, oldest first; missing before the first. */
  deposits: { type: [depositSchema], default: undefined },
  /** The bank statement lines of those deposits; each line belongs to at most one order. */
  statementLineIds: { type: [String], default: undefined },
  /** Whether less or more was paid than the order costs, for staff; missing or null if neither. */
  mismatch: { type: stores<PaymentMismatch | null>(String), default: undefined },
  /** Deposits: when the reminder was queued; null or missing before. */
  remindedAt: { type: Date, default: NULL_OR_MISSING },
  /** Escrow: when the authorisation expires unless it was captured. */
  authorisedUntil: { type: Date, default: NULL_OR_MISSING },
  /** Escrow: the authorisation of `intentId`, if it has replaced the first one; missing otherwise. */
  laterAuthorisation: { type: laterAuthorisationSchema, default: undefined },
  /** The order's own virtual account, with the hash of the secret that authenticates its callbacks. */
  virtualAccount: { type: virtualAccount, default: NULL_OR_MISSING },
  /** The amount deposited into it, in won. If it differs from the order total, staff decide. */
  depositedAmount: { type: Number, default: NULL_OR_MISSING },
  /** When that deposit was recorded; for some days the issuer is asked whether it is still there. */
  depositNotedAt: { type: Date, default: NULL_OR_MISSING },
  /** Korean transfers: the cash receipt to issue; null or missing if there is none. */
  cashReceipt: { type: cashReceiptSchema, default: NULL_OR_MISSING },
  /** Refunds and disputes at the card provider; missing before the first. */
  reversals: { type: reversalsSchema, default: undefined },
  /** When banks took deposits back, oldest first; missing before the first. */
  depositsTakenBack: { type: [Date], default: undefined },
  /** Virtual accounts: whether the parcels are registered with the escrow; missing until shipped. */
  escrowDelivery: { type: stores<EscrowDeliveryRecord | null>(escrowDeliverySchema), default: undefined },
  /** Transfers: the bank account for refunds; null or missing until it is known. */
  refundAccount: { type: refundAccountSchema, default: NULL_OR_MISSING },
  /** When the remaining money of a cancelled order was last refunded, or found to be zero; null or missing before. */
  refundedAt: { type: stores<Date | null>(Date), default: undefined },
  /** Cancelled orders: earliest time of the card refund; missing if at once. */
  refundDueAt: { type: Date },
  /** When the next follow-up of the payment is due; null if none is. */
  followUpAt: { type: Date, default: NULL_OR_MISSING },
  /** Failed attempts of the current follow-up. */
  followUpTries: { type: Number, default: 0 as 0 | undefined },
} as const;

export const orderSchema = recordSchema(
  {
    /** The number shown to people, `EB-YYMMDD-XXXXXXXX`; its random part makes it hard to guess. */
    number: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    language: { type: stores<Language>(String), required: true },
    /** For orders made by staff, the id of the draft order. */
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    /** For orders made by staff; missing if a customer placed the order. */
    origin: { type: orderOriginSchema, default: undefined },
    /** Id of the member; null for guest orders until an account claims them. */
    userId: { type: String, default: null },
    encryptedPassCode: { type: String, default: null },
    /** Number of email links that have opened this order. A link carries the value at its creation, so it works once. */
    linksOpened: { type: Number, default: 0 },
    /** Access tokens of an earlier version are rejected; missing until the order first got an owner. */
    accessVersion: { type: Number },
    /** The status of the last history entry. */
    status: { type: stores<OrderStatus>(String), required: true },
    statusHistory: [statusChange],
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: addressSchema, required: true },
    /** How a US address was verified; null elsewhere. */
    addressCheck: { type: stores<AddressCheck>(String), default: null },
    lines: [orderLineSchema],
    shippingOption: { type: stores<ShippingOption>(String), required: true },
    ...buyerNotesFields,
    /** First and last day of the promised delivery, `YYYY-MM-DD`; null until the order is paid. */
    promisedDelivery: { type: recordSchema({ earliest: String, latest: String }, { _id: false }), default: null },
    amounts: amountsFields,
    payment: paymentFields,
    /** The shipment of a paid US order; null or missing elsewhere. */
    shipment: { type: shipmentSchema, default: NULL_OR_MISSING },
    /** Oldest first. */
    fulfilments: [fulfilmentSchema],
    /** Derived from lines, status, fulfilments and tracking states, and written with them. */
    fulfilmentStatus: { type: stores<FulfilmentStatus>(String), required: true },
    /** When the shop learned that all parcels have arrived; null or missing before. */
    deliveredAt: { type: stores<Date | null>(Date) },
    /** Incremented with each write; a decision based on an earlier version is not saved. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    /** Partial refunds, oldest first; missing before the first. */
    refunds: { type: [orderRefundSchema], default: undefined },
    /** Whether staff have to send one of `refunds` by transfer; missing before the first. */
    hasRefundByHand: { type: Boolean, default: undefined },
    /** When one of its returns last changed; writing it notifies subscribers of the order. Missing before the first. */
    returnsChangedAt: { type: Date, default: undefined },
    /** Internal notes by staff, oldest first; missing before the first. */
    notes: { type: [orderNote], default: undefined },
    /** Tags set by staff, normalised, oldest first; missing before the first. */
    tags: { type: [String], default: undefined },
    /** The staff member it is assigned to; missing if unassigned. */
    assigneeId: { type: String },
    /** When the buyer deleted their account; missing otherwise. */
    buyerErasedAt: { type: Date },
    /** Edits of lines and address, oldest first; missing before the first. */
    edits: { type: [orderEditSchema], default: undefined },
    /** Requests to the customer for further payments, oldest first; missing before the first. */
    paymentRequests: { type: [paymentRequestSchema], default: undefined },
    /** The edit of the open payment request; missing if none is open. */
    proposedEdit: { type: proposedEditSchema },
    /** Keys of the staff search, see `order-search-keys.ts`. */
    searchKeys: { type: [String], default: undefined },
    /** Keys of the limits that an unpaid order counts against; see `HoldClaim` of the payment module. */
    holderKeys: { type: [String], default: undefined },
  },
  { versionKey: false },
);
export type OrderRecord = RecordOf<typeof orderSchema>;
export type PaymentRecord = OrderRecord['payment'];

/** Paths of encrypted fields; besides the order's own services, secret rotation re-encrypts them. */
export const ORDER_ENCRYPTED_FIELDS = [
  'encryptedPassCode',
  'payment.cashReceipt.sealedNumber',
  'payment.refundAccount.sealed',
] as const;
