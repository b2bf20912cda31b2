import type { CardLabel } from '@eunbit/schema/card-label';
import type { Bank } from '@eunbit/schema/shop-settings';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
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
import { escrowDeliverySchema } from './escrow-delivery.record.ts';
import { fulfilmentSchema } from './fulfilment/fulfilment.record.ts';
import { laterAuthorisationSchema } from './later-authorisation.record.ts';
import { laterIntentSchema } from './later-intents.record.ts';
import type {
  CancellationRecord,
  OrderNoteRecord,
  OrderRecord,
  StatusChangeRecord,
  VirtualAccountRecord,
} from './order.record.ts';
import { paymentRequestSchema, proposedEditSchema } from './payment-requests.record.ts';
import { refundAccountSchema } from './refund-account/refund-account.record.ts';
import { orderRefundSchema } from './refunds.record.ts';
import { reversalsSchema } from './reversals.record.ts';
import { shipmentSchema } from './shipment.record.ts';
import { delaySchema, depositDueSchema } from './status/delay.record.ts';

const cancellation = new Schema<CancellationRecord>(
  { reason: { type: String, required: true }, detail: { type: String, default: null } },
  { _id: false },
);

const schema = new Schema<OrderRecord>(
  {
    number: { type: String, required: true },
    market: { type: String, required: true },
    language: { type: String, required: true },
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    origin: { type: orderOriginSchema, default: undefined },
    userId: { type: String, default: null },
    encryptedPassCode: { type: String, default: null },
    linksOpened: { type: Number, default: 0 },
    accessVersion: { type: Number },
    status: { type: String, required: true },
    statusHistory: [
      new Schema<StatusChangeRecord>(
        {
          status: { type: String, required: true },
          at: { type: Date, required: true },
          by: { type: String, default: null },
          delay: { type: delaySchema, default: null },
          cancellation: { type: cancellation, default: null },
          changeId: { type: String },
          undoableUntil: { type: Date },
          paymentBefore: { type: String },
          paymentAfter: { type: String },
          dueBefore: { type: depositDueSchema },
          correction: { type: correctionSchema },
        },
        { _id: false },
      ),
    ],
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: addressSchema, required: true },
    addressCheck: { type: String, default: null },
    lines: [orderLineSchema],
    shippingOption: { type: String, required: true },
    ...buyerNotesFields,
    promisedDelivery: { type: new Schema({ earliest: String, latest: String }, { _id: false }), default: null },
    amounts: amountsFields,
    payment: {
      method: { type: String, required: true },
      status: { type: String, required: true },
      summary: { type: String, required: true },
      paidAmount: { type: Number, required: true },
      refundedAmount: { type: Number, required: true },
      intentId: { type: String, default: null },
      laterIntents: { type: [laterIntentSchema], default: undefined },
      bankId: { type: String, default: null },
      depositorName: { type: String, default: null },
      depositAccount: {
        type: new Schema<Bank>(
          {
            id: { type: String, required: true },
            name: new Schema({ ko: String, en: String }, { _id: false }),
            accountNumber: { type: String, required: true },
            accountHolder: { type: String, required: true },
          },
          { _id: false, id: false },
        ),
        default: null,
      },
      card: { type: new Schema<CardLabel>({ brand: String, last4: String }, { _id: false }), default: null },
      dueAt: { type: Date, default: null },
      dueSetAt: { type: Date, default: undefined },
      deposits: { type: [depositSchema], default: undefined },
      statementLineIds: { type: [String], default: undefined },
      mismatch: { type: String, default: undefined },
      remindedAt: { type: Date, default: null },
      authorisedUntil: { type: Date, default: null },
      laterAuthorisation: { type: laterAuthorisationSchema, default: undefined },
      virtualAccount: {
        type: new Schema<VirtualAccountRecord>(
          {
            id: { type: String, required: true },
            reference: { type: String, required: true },
            accountNumber: { type: String, required: true },
            secretHash: { type: String, required: true },
          },
          { _id: false },
        ),
        default: null,
      },
      depositedAmount: { type: Number, default: null },
      depositNotedAt: { type: Date, default: null },
      cashReceipt: { type: cashReceiptSchema, default: null },
      reversals: { type: reversalsSchema, default: undefined },
      depositsTakenBack: { type: [Date], default: undefined },
      escrowDelivery: { type: escrowDeliverySchema, default: undefined },
      refundAccount: { type: refundAccountSchema, default: null },
      refundedAt: { type: Date, default: undefined },
      refundDueAt: { type: Date },
      followUpAt: { type: Date, default: null },
      followUpTries: { type: Number, default: 0 },
    },
    shipment: { type: shipmentSchema, default: null },
    fulfilments: [fulfilmentSchema],
    fulfilmentStatus: { type: String, required: true },
    deliveredAt: { type: Date },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    refunds: { type: [orderRefundSchema], default: undefined },
    hasRefundByHand: { type: Boolean, default: undefined },
    returnsChangedAt: { type: Date, default: undefined },
    notes: {
      type: [
        new Schema<OrderNoteRecord>(
          {
            id: { type: String, required: true },
            text: { type: String, required: true },
            by: { type: String, required: true },
            at: { type: Date, required: true },
            mentions: { type: [String], default: undefined },
          },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    tags: { type: [String], default: undefined },
    assigneeId: { type: String },
    buyerErasedAt: { type: Date },
    edits: { type: [orderEditSchema], default: undefined },
    paymentRequests: { type: [paymentRequestSchema], default: undefined },
    proposedEdit: { type: proposedEditSchema },
    searchKeys: { type: [String], default: undefined },
    holderKeys: { type: [String], default: undefined },
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
// One order per checkout: the last guard against races, behind the state of the checkout.
schema.index({ checkoutId: 1 }, { unique: true });
// One order per payment intent; also finds the order of an intent once the checkout has expired.
schema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// The same for later payments.
schema.index(
  { 'payment.laterIntents.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.laterIntents.intentId': { $type: 'string' } } },
);
// The staff list of a market, newest first, for all statuses and for one.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, status: 1, createdAt: -1, _id: -1 });
// The staff list by how far orders have left.
schema.index({ market: 1, fulfilmentStatus: 1, createdAt: -1, _id: -1 });
// The list by payment method and by product: counted from the index alone, and rare values are found without a scan.
schema.index({ market: 1, 'payment.method': 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, 'lines.productId': 1, createdAt: -1, _id: -1 });
// The staff list by what is paid.
schema.index({ market: 1, 'payment.summary': 1, createdAt: -1, _id: -1 });
// The staff list by total, for all statuses and for one.
schema.index({ market: 1, 'amounts.total': -1, _id: -1 });
schema.index({ market: 1, status: 1, 'amounts.total': -1, _id: -1 });
// Staff attention: deposits to check and refunds to transfer.
schema.index({ market: 1, 'payment.status': 1, status: 1, createdAt: -1, _id: -1 });
// Staff attention: expired authorisations and cash receipts to issue.
schema.index(
  { market: 1, 'payment.status': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.status': 'FAILED' } },
);
schema.index(
  { market: 1, 'payment.cashReceipt.issued': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.cashReceipt.kind': { $type: 'string' } } },
);
// Staff attention: disputes to answer and failed refunds.
schema.index(
  { market: 1, 'payment.reversals.needsStaff': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.reversals.needsStaff': true } },
);
// Staff attention: deposits that fall short, or come to more than the order.
schema.index(
  { market: 1, 'payment.mismatch': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.mismatch': { $type: 'string' } } },
);
// One deposit for each line of a bank statement. Not an index of the deposits' own field: those that were typed in have no
// line, and null would be unique in it.
// Staff attention: parcels to be registered with the escrow.
schema.index(
  { market: 1, 'payment.escrowDelivery.isDue': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.escrowDelivery.isDue': true } },
);
// Staff attention: parts of transfers to be sent back.
schema.index(
  { market: 1, hasRefundByHand: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { hasRefundByHand: true } },
);
// The staff list by tag, and by whose the orders are.
schema.index(
  { market: 1, tags: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { tags: { $type: 'string' } } },
);
schema.index(
  { market: 1, assigneeId: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { assigneeId: { $type: 'string' } } },
);
// The job that issues and cancels cash receipts.
schema.index(
  { 'payment.status': 1, 'payment.cashReceipt.dueAt': 1 },
  { partialFilterExpression: { 'payment.cashReceipt.dueAt': { $type: 'date' } } },
);
// Staff search.
schema.index({ market: 1, searchKeys: 1, createdAt: -1, _id: -1 });
// A member's orders, newest first; filters and searches scan one member's orders only.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
// Guest orders of an email address, to be claimed by an account.
schema.index({ email: 1, createdAt: -1, _id: -1 });
// Orders that await their deposit, for reminders and cancellations.
schema.index(
  { 'payment.status': 1, createdAt: 1 },
  { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' } },
);
// What one network, mailbox, phone or cart has ordered without paying.
schema.index({ holderKeys: 1 }, { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' } });
// Who has ordered units of a product without paying, for staff.
schema.index(
  { market: 1, 'lines.productId': 1, createdAt: -1 },
  { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' }, name: 'unpaid_by_product' },
);
// Orders that the refund job has to settle.
schema.index({ 'payment.status': 1 }, { partialFilterExpression: { 'payment.status': 'REFUND_DUE' } });

// One order per virtual account; callbacks carry only the reference of the account.
schema.index(
  { 'payment.virtualAccount.reference': 1 },
  { unique: true, partialFilterExpression: { 'payment.virtualAccount.reference': { $type: 'string' } } },
);
// Payments whose follow-up is due.
schema.index({ 'payment.followUpAt': 1 }, { partialFilterExpression: { 'payment.followUpAt': { $type: 'date' } } });
// Refunds that the provider is to be asked for.
schema.index({ 'refunds.nextTryAt': 1 }, { partialFilterExpression: { 'refunds.nextTryAt': { $type: 'date' } } });
// Payment requests by their payment, of which the provider tells, and those to look at.
schema.index(
  { 'paymentRequests.intentId': 1 },
  { partialFilterExpression: { 'paymentRequests.intentId': { $type: 'string' } } },
);
schema.index(
  { 'paymentRequests.checkAt': 1 },
  { partialFilterExpression: { 'paymentRequests.checkAt': { $type: 'date' } } },
);
// Shipments to create or to void.
schema.index({ 'shipment.dueAt': 1 }, { partialFilterExpression: { 'shipment.dueAt': { $type: 'date' } } });
// Orders by when they had arrived, for invitations to review them.
schema.index({ deliveredAt: 1 }, { partialFilterExpression: { deliveredAt: { $type: 'date' } } });
// Parcels whose carrier is to be asked.
schema.index(
  { 'fulfilments.parcels.lookAt': 1 },
  { partialFilterExpression: { 'fulfilments.parcels.lookAt': { $type: 'date' } } },
);
// Failed shipments, newest order first.
schema.index(
  { market: 1, 'shipment.state': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'shipment.state': 'FAILED' } },
);
// One order per EasyPost shipment; tracker events carry only its id. Not an index of the boxes' own field: those that have no
// id yet would be null in it, and two orders with such boxes would not be unique.
schema.index(
  { 'shipment.providerIds': 1 },
  { unique: true, partialFilterExpression: { 'shipment.providerIds': { $type: 'string' } } },
);
// Orders that went out under a tracking number: it stands for another order only where both went to one recipient.
schema.index(
  { 'fulfilments.parcels.trackingNumber': 1 },
  { partialFilterExpression: { 'fulfilments.parcels.trackingNumber': { $type: 'string' } } },
);

schema.index(
  { 'payment.statementLineIds': 1 },
  { unique: true, partialFilterExpression: { 'payment.statementLineIds': { $type: 'string' } } },
);

export type OrderModel = Model<OrderRecord>;
export const orderModel = (connection: Connection): OrderModel => modelOn(connection, 'Order', schema, 'orders');
