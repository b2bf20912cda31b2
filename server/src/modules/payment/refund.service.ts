import { marketOfCurrency } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { eachApart } from '../../common/each-apart.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider, ProviderRefund } from '../../integrations/payment/payment-provider.ts';
import { type CheckoutRecord, checkoutModel, type RunningPayment } from '../checkout/checkout.model.ts';
import type { LedgerService } from '../finance/ledger.service.ts';
import { type MoneyOf, moneyOf, paidThroughProvider, refundedThroughProvider } from '../finance/ledger-entries.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type OrderRecord, orderModel } from '../order/order.model.ts';
import type { PaymentHold } from './payment-hold.ts';

/** Money that went back, with the payment it came by. */
interface Returned {
  readonly intent: PaymentIntent;
  readonly made: readonly ProviderRefund[];
}

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly mail: MailService;
  readonly ledger: LedgerService;
  readonly hold: PaymentHold;
}

/**
 * Card money on its way back, and into the books in the transaction that notes it. The key of each refund is its
 * intent's, so none is paid twice.
 */
export function createRefundService({ connection, provider, mail, ledger, hold }: Deps) {
  const checkouts = checkoutModel(connection);
  const orders = orderModel(connection);

  const payBack = (intentId: string) => provider.refund(intentId, `refund-${intentId}`);

  /** Sends money back that was taken; releases money that was only set aside, of which the books know nothing. */
  async function giveBack(intent: PaymentIntent): Promise<Returned | null> {
    const now = intent.status === 'AUTHORISED' ? await provider.cancelIntent(intent.id) : intent;
    return now.status === 'SUCCEEDED' ? { intent: now, made: await payBack(now.id) } : null;
  }

  /** Money that came without an order: both ways stand in the books. */
  async function noteBothWays(session: ClientSession, whose: MoneyOf, returned: Returned | null): Promise<void> {
    if (!returned) return;
    const now = new Date();
    const back = returned.made.map((refund) => refundedThroughProvider(whose, refund, now));
    await ledger.note(session, [...paidThroughProvider(whose, returned.intent, now), ...back]);
  }

  /** Once per order, and told once. */
  async function noteRefund(
    session: ClientSession,
    order: OrderRecord,
    made: readonly ProviderRefund[],
  ): Promise<void> {
    const noted = await orders.updateOne(
      { _id: order._id, 'payment.state': 'REFUND_DUE' },
      { $set: { 'payment.state': 'REFUNDED' } },
      { session },
    );
    if (noted.modifiedCount !== 1) return;
    const now = new Date();
    const movements = made.map((refund) => refundedThroughProvider(moneyOf(order), refund, now));
    await ledger.note(session, movements);
    await mail.queueForOrder(session, 'ORDER_REFUNDED', order);
  }

  return {
    /** An intent that no checkout knows any more was paid all the same: nothing will be delivered for it. */
    async ofStrayIntent(intent: PaymentIntent): Promise<void> {
      const returned = await giveBack(intent);
      const whose = { method: 'CARD' as const, market: marketOfCurrency(intent.currency), orderNumber: null };
      if (returned) await inTransaction(connection, (session) => noteBothWays(session, whose, returned));
    },

    /** Money without goods: pays it back, gives up what was held, and writes to the shopper. */
    async withoutOrder(checkout: CheckoutRecord, payment: RunningPayment, intent: PaymentIntent): Promise<void> {
      const returned = await giveBack(intent);
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
        const whose = { method: payment.method ?? 'CARD', market: checkout.market, orderNumber: null };
        await noteBothWays(session, whose, returned);
        const { language } = checkout;
        const to = payment.buyer.contact.email;
        const refs = { checkoutId: String(checkout._id) };
        await mail.queue(session, { kind: 'PAYMENT_REFUNDED', about: payment.intentId, refs, to, language });
      });
    },

    /**
     * Pays back cancelled card orders. A failure leaves that order due for the next run, holds up no other, and is told
     * at the end. Returns how many were looked at.
     */
    async payDue(): Promise<number> {
      const byCard = { 'payment.state': 'REFUND_DUE', 'payment.intentId': { $type: 'string' } } as const;
      const due = await orders.find(byCard).limit(100).lean();
      await eachApart(due, async (order) => {
        const { intentId } = order.payment;
        if (!intentId) return;
        const made = await payBack(intentId);
        await inTransaction(connection, (session) => noteRefund(session, order, made));
      });
      return due.length;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;
