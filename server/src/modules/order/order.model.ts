import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type OrderRecord, orderSchema } from './order.record.ts';

orderSchema.index({ number: 1 }, { unique: true });
// One order per checkout: the last guard against races, behind the status of the checkout.
orderSchema.index({ checkoutId: 1 }, { unique: true });
// One order per payment intent; also finds the order of an intent once the checkout has expired.
orderSchema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// The same for later card payments.
orderSchema.index(
  { 'payment.laterIntents.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.laterIntents.intentId': { $type: 'string' } } },
);
// The staff list of a market, newest first, for all statuses and for one.
orderSchema.index({ market: 1, createdAt: -1, _id: -1 });
orderSchema.index({ market: 1, status: 1, createdAt: -1, _id: -1 });
// The staff list by fulfilment status.
orderSchema.index({ market: 1, fulfilmentStatus: 1, createdAt: -1, _id: -1 });
// The list by payment method and by product: counted from the index alone, and rare values are found without a scan.
orderSchema.index({ market: 1, 'payment.method': 1, createdAt: -1, _id: -1 });
orderSchema.index({ market: 1, 'lines.productId': 1, createdAt: -1, _id: -1 });
// The staff list by payment summary.
orderSchema.index({ market: 1, 'payment.summary': 1, createdAt: -1, _id: -1 });
// The staff list by total, for all statuses and for one.
orderSchema.index({ market: 1, 'amounts.total': -1, _id: -1 });
orderSchema.index({ market: 1, status: 1, 'amounts.total': -1, _id: -1 });
// Staff attention: deposits to check and refunds to transfer.
orderSchema.index({ market: 1, 'payment.status': 1, status: 1, createdAt: -1, _id: -1 });
// Staff attention: expired authorisations and cash receipts to issue.
orderSchema.index(
  { market: 1, 'payment.status': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.status': 'FAILED' } },
);
orderSchema.index(
  { market: 1, 'payment.cashReceipt.issued': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.cashReceipt.kind': { $type: 'string' } } },
);
// Staff attention: disputes to answer and failed refunds.
orderSchema.index(
  { market: 1, 'payment.reversals.needsStaff': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.reversals.needsStaff': true } },
);
// Staff attention: deposits that are less or more than the order total.
orderSchema.index(
  { market: 1, 'payment.mismatch': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.mismatch': { $type: 'string' } } },
);
// One deposit for each line of a bank statement. Not an index on the field within `deposits`: deposits entered by hand have no
// line, and the index would allow null only once. Staff attention: parcels to be registered with the escrow.
orderSchema.index(
  { market: 1, 'payment.escrowDelivery.isDue': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.escrowDelivery.isDue': true } },
);
// Staff attention: parts of transfers to be sent back.
orderSchema.index(
  { market: 1, hasRefundByHand: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { hasRefundByHand: true } },
);
// The staff list by tag, and by assignee.
orderSchema.index(
  { market: 1, tags: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { tags: { $type: 'string' } } },
);
orderSchema.index(
  { market: 1, assigneeId: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { assigneeId: { $type: 'string' } } },
);
// The job that issues and cancels cash receipts.
orderSchema.index(
  { 'payment.status': 1, 'payment.cashReceipt.dueAt': 1 },
  { partialFilterExpression: { 'payment.cashReceipt.dueAt': { $type: 'date' } } },
);
// Staff search.
orderSchema.index({ market: 1, searchKeys: 1, createdAt: -1, _id: -1 });
// A member's orders, newest first; filters and searches scan one member's orders only.
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// Guest orders of an email address, to be claimed by an account.
orderSchema.index({ email: 1, createdAt: -1, _id: -1 });
// Orders that await their deposit, for reminders and cancellations.
orderSchema.index(
  { 'payment.status': 1, createdAt: 1 },
  { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' } },
);
// Unpaid orders of one network, mailbox, phone or cart.
orderSchema.index({ holderKeys: 1 }, { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' } });
// Unpaid orders of a product, for staff.
orderSchema.index(
  { market: 1, 'lines.productId': 1, createdAt: -1 },
  { partialFilterExpression: { 'payment.status': 'AWAITING_PAYMENT' }, name: 'unpaid_by_product' },
);
// Orders that the refund job has to settle.
orderSchema.index({ 'payment.status': 1 }, { partialFilterExpression: { 'payment.status': 'REFUND_DUE' } });

// One order per virtual account; callbacks carry only the reference of the account.
orderSchema.index(
  { 'payment.virtualAccount.reference': 1 },
  { unique: true, partialFilterExpression: { 'payment.virtualAccount.reference': { $type: 'string' } } },
);
// Payments whose follow-up is due.
orderSchema.index(
  { 'payment.followUpAt': 1 },
  { partialFilterExpression: { 'payment.followUpAt': { $type: 'date' } } },
);
// Refunds to request from the provider.
orderSchema.index({ 'refunds.nextTryAt': 1 }, { partialFilterExpression: { 'refunds.nextTryAt': { $type: 'date' } } });
// Payment requests by the payment intent of a webhook, and those whose check is due.
orderSchema.index(
  { 'paymentRequests.intentId': 1 },
  { partialFilterExpression: { 'paymentRequests.intentId': { $type: 'string' } } },
);
orderSchema.index(
  { 'paymentRequests.checkAt': 1 },
  { partialFilterExpression: { 'paymentRequests.checkAt': { $type: 'date' } } },
);
// Shipments to create or to void.
orderSchema.index({ 'shipment.dueAt': 1 }, { partialFilterExpression: { 'shipment.dueAt': { $type: 'date' } } });
// Orders by delivery time, for invitations to review.
orderSchema.index({ deliveredAt: 1 }, { partialFilterExpression: { deliveredAt: { $type: 'date' } } });
// Parcels whose carrier is due to be polled.
orderSchema.index(
  { 'fulfilments.parcels.nextPollAt': 1 },
  { partialFilterExpression: { 'fulfilments.parcels.nextPollAt': { $type: 'date' } } },
);
// Failed shipments, newest order first.
orderSchema.index(
  { market: 1, 'shipment.status': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'shipment.status': 'FAILED' } },
);
// One order per EasyPost shipment; tracker events carry only its id. Not an index on the field within `boxes`: boxes without an
// id count as null, and the index would allow null in one order only.
orderSchema.index(
  { 'shipment.providerIds': 1 },
  { unique: true, partialFilterExpression: { 'shipment.providerIds': { $type: 'string' } } },
);
// Orders by tracking number. Two orders may share one only if both go to the same recipient.
orderSchema.index(
  { 'fulfilments.parcels.trackingNumber': 1 },
  { partialFilterExpression: { 'fulfilments.parcels.trackingNumber': { $type: 'string' } } },
);

orderSchema.index(
  { 'payment.statementLineIds': 1 },
  { unique: true, partialFilterExpression: { 'payment.statementLineIds': { $type: 'string' } } },
);

export type OrderModel = Model<OrderRecord>;
export const orderModel = (connection: Connection): OrderModel => modelOn(connection, 'Order', orderSchema, 'orders');
