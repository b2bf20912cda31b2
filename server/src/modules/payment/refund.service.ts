import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import { type CheckoutRecord, checkoutModel, type RunningPayment } from '../checkout/checkout.model.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type OrderRecord, orderModel } from '../order/order.model.ts';
import type { PaymentHold } from './payment-hold.ts';

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly mail: MailService;
  readonly hold: PaymentHold;
}

/** Card money on its way back. The key of each refund is its intent's, so none is paid twice. */
export function createRefundService({ connection, provider, mail, hold }: Deps) {
  const checkouts = checkoutModel(connection);
  const orders = orderModel(connection);

  const payBack = (intentId: string) => provider.refund(intentId, `refund-${intentId}`);

  /** Once per order, and told once. */
  async function noteRefund(session: ClientSession, order: OrderRecord): Promise<void> {
    const noted = await orders.updateOne(
      { _id: order._id, 'payment.state': 'REFUND_DUE' },
      { $set: { 'payment.state': 'REFUNDED' } },
      { session },
    );
    if (noted.modifiedCount === 1) await mail.queueForOrder(session, 'ORDER_REFUNDED', order);
  }

  return {
    /** An intent that no checkout knows any more was paid all the same: nothing will be delivered for it. */
    ofStrayIntent: payBack,

    /** Money without goods: pays it back, gives up what was held, and writes to the shopper. */
    async withoutOrder(checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
      await payBack(payment.intentId);
      await inTransaction(connection, async (session) => {
        const closed = await checkouts
          .findOneAndUpdate(
            { _id: checkout._id, state: 'PAYING', 'payment.intentId': payment.intentId },
            { $set: { state: 'REFUNDED' } },
            { session },
          )
          .lean();
        if (!closed) return;
        await hold.giveBack(session, closed, payment);
        const { language } = checkout;
        const to = payment.buyer.contact.email;
        const refs = { checkoutId: String(checkout._id) };
        await mail.queue(session, { kind: 'PAYMENT_REFUNDED', about: payment.intentId, refs, to, language });
      });
    },

    /** Pays back cancelled card orders. A failure leaves the order due, for the next run. Returns how many were paid. */
    async payDue(): Promise<number> {
      const due = await orders.find({ 'payment.state': 'REFUND_DUE', 'payment.method': 'CARD' }).limit(100).lean();
      for (const order of due) {
        const { intentId } = order.payment;
        if (!intentId) continue;
        await payBack(intentId);
        await inTransaction(connection, (session) => noteRefund(session, order));
      }
      return due.length;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;
