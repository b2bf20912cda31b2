import { getMarketByCurrency } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider, ProviderRefund } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/checkout.record.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import {
  type MoneySource,
  paidThroughProvider,
  refundedThroughProvider,
  toMoneySource,
} from '../ledger/ledger-entries.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { PaymentHold } from './payment-hold.ts';

/** Refunds of a kind that one run looks at. */
const AT_ONCE = 100;

/** Money that went back, with the payment it came by. */
interface Returned {
  readonly intent: PaymentIntent;
  readonly made: readonly ProviderRefund[];
}

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly outbox: EmailOutbox;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly ledger: LedgerService;
  readonly hold: PaymentHold;
}

/**
 * Card money on its way back, and into the books in the transaction that notes it. The key of each refund is its
 * intent's, so none is paid twice.
 */
export function createRefundService(deps: Deps) {
  const { connection, provider, outbox, checkoutPayments, orderEmails, orderPayments, ledger, hold } = deps;

  const payBack = (intentId: string) => provider.refund(intentId, `refund-${intentId}`);

  /** Sends money back that was taken; releases money that was only set aside, of which the books know nothing. */
  async function giveBack(intent: PaymentIntent): Promise<Returned | null> {
    const now = intent.status === 'AUTHORISED' ? await provider.cancelIntent(intent.id) : intent;
    return now.status === 'SUCCEEDED' ? { intent: now, made: await payBack(now.id) } : null;
  }

  /** Money that came without an order: both ways stand in the books. */
  async function recordBothWays(session: ClientSession, whose: MoneySource, returned: Returned | null): Promise<void> {
    if (!returned) return;
    const now = new Date();
    const back = returned.made.map((refund) => refundedThroughProvider(whose, refund, now));
    await ledger.note(session, [...paidThroughProvider(whose, returned.intent, now), ...back]);
  }

  /** Once per order, and told once. */
  async function recordRefund(
    session: ClientSession,
    order: OrderRecord,
    made: readonly ProviderRefund[],
  ): Promise<void> {
    const noted = await orderPayments.change(order, { state: 'REFUND_DUE' }, { state: 'REFUNDED' }, session);
    if (!noted) return;
    const now = new Date();
    const movements = made.map((refund) => refundedThroughProvider(toMoneySource(order), refund, now));
    await ledger.note(session, movements);
    await orderEmails.queueOnce(session, 'ORDER_REFUNDED', order);
  }

  async function payBackCancelled(order: OrderRecord): Promise<void> {
    const { intentId } = order.payment;
    if (!intentId) return;
    const made = await payBack(intentId);
    await inTransaction(connection, (session) => recordRefund(session, order, made));
  }

  /** Once per payment, and told once; a try that broke off on the way is gone on with. */
  async function payBackUnsold({ _id, payment, market, language }: CheckoutRecord): Promise<void> {
    if (!payment) return;
    const { intentId, method = 'CARD', buyer } = payment;
    const returned = await giveBack(await provider.findIntent(intentId));
    await inTransaction(connection, async (session) => {
      if (!(await checkoutPayments.settleRefund(session, { _id }, payment))) return;
      await recordBothWays(session, { method, market, orderNumber: null }, returned);
      const refs = { checkoutId: String(_id) };
      const to = buyer.contact.email;
      await outbox.queue(session, { kind: 'PAYMENT_REFUNDED', about: intentId, refs, to, language });
    });
  }

  return {
    /** An intent that no checkout knows any more was paid all the same: nothing will be delivered for it. */
    async ofStrayIntent(intent: PaymentIntent): Promise<void> {
      const returned = await giveBack(intent);
      const whose = { method: 'CARD' as const, market: getMarketByCurrency(intent.currency), orderNumber: null };
      if (returned) await inTransaction(connection, (session) => recordBothWays(session, whose, returned));
    },

    /**
     * Money without goods: gives up what was held, pays back, and writes to the shopper. That nothing is sold for it is
     * decided first and for good: paid back before, it could still become an order after a crash, once units have come
     * in. False where another request has settled the checkout.
     */
    async withoutOrder(checkout: CheckoutRecord, payment: RunningPayment): Promise<boolean> {
      const closed = await inTransaction(connection, async (session) => {
        const refused = await checkoutPayments.refuse(session, checkout, payment);
        if (refused) await hold.giveBack(session, refused, payment);
        return refused;
      });
      if (closed) await payBackUnsold(closed);
      return closed !== null;
    },

    /**
     * Pays back cancelled card orders, and payments of which nothing came. A failure leaves that one due for the next
     * run, holds up no other, and is told at the end. Returns how many were looked at.
     */
    async payDue(): Promise<number> {
      const [cancelled, unsold] = await Promise.all([
        orderPayments.dueForRefund(AT_ONCE),
        checkoutPayments.dueForRefund(AT_ONCE),
      ]);
      const due = [
        ...cancelled.map((order) => () => payBackCancelled(order)),
        ...unsold.map((checkout) => () => payBackUnsold(checkout)),
      ];
      await forEachSettled(due, (work) => work());
      return due.length;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;
