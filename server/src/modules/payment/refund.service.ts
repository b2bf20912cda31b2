import { getMarketByCurrency } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider, ProviderRefund } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutPayments, CheckoutRecord, RunningPayment } from '../checkout/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import {
  type LedgerService,
  type MoneySource,
  paidThroughProvider,
  refundedThroughProvider,
  toMoneySource,
} from '../ledger/index.ts';
import {
  type ChangeOrder,
  dueRefunds,
  getRefundableThrough,
  intentsOf,
  type OrderReader,
  type OrderRecord,
  type ReversalsRecord,
} from '../order/index.ts';
import { decideRefundMade } from './card-refund-decision.ts';
import type { PaymentHold } from './payment-hold.ts';
import { toReversalsRecord } from './payment-reversal-rules.ts';

/** Maximum number of refunds of each kind per run. */
const AT_ONCE = 100;

/** A refunded payment: the intent and its refunds. */
interface Returned {
  readonly intent: PaymentIntent;
  readonly made: readonly ProviderRefund[];
}

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly provider: PaymentProvider;
  readonly outbox: EmailOutbox;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderReader: OrderReader;
  readonly ledger: LedgerService;
  readonly hold: PaymentHold;
}

/**
 * Refunds card payments. The ledger entry is written in the transaction that marks the refund as made. The provider is first
 * asked for existing refunds and disputes: the rest is refunded once, since the idempotency key contains the payment and its
 * number of refunds.
 */
export function createRefundService(deps: Deps) {
  const { connection, changeOrder, provider, outbox, checkoutPayments, orderReader, ledger, hold } = deps;

  /** Refunds what is left of a payment; returns all its refunds. */
  async function payBack(
    intentId: string,
    leftOf: (reported: ReversalsRecord) => number,
  ): Promise<readonly ProviderRefund[]> {
    const before = await provider.findReversals(intentId);
    const amount = leftOf(toReversalsRecord(before));
    if (amount > 0) {
      const requestId = `rest-${intentId}-${before.refunds.length}`;
      await provider.refundPart({ intentId, amount, requestId, idempotencyKey: `refund-${requestId}` });
    }
    const { refunds } = amount > 0 ? await provider.findReversals(intentId) : before;
    return refunds.filter(({ status }) => status !== 'FAILED');
  }

  /** Refunds a captured payment; cancels one that is only authorised, which has no ledger entries. */
  async function giveBack(intent: PaymentIntent): Promise<Returned | null> {
    const now = intent.status === 'AUTHORISED' ? await provider.cancelIntent(intent.id) : intent;
    if (now.status !== 'SUCCEEDED') return null;
    const payment = { intentId: now.id, paidAmount: now.received };
    const made = await payBack(now.id, (reported) => getRefundableThrough({ payment }, now.id, reported));
    return { intent: now, made };
  }

  /** Records the payment and the refund of an intent that has no order. */
  async function recordBothWays(session: ClientSession, whose: MoneySource, returned: Returned | null): Promise<void> {
    if (!returned) return;
    const now = new Date();
    const back = returned.made.map((refund) => refundedThroughProvider(whose, refund, now));
    ledger.note(session, [...paidThroughProvider(whose, returned.intent, now), ...back]);
  }

  async function recordRefund({ _id, payment: seen }: OrderRecord, made: readonly ProviderRefund[]): Promise<void> {
    await changeOrder({ _id }, async (order, now) => {
      const entries = made.map((refund) => refundedThroughProvider(toMoneySource(order), refund, now));
      return decideRefundMade(order, seen, await ledger.withoutNoted(entries), now);
    });
  }

  async function payBackCancelled(order: OrderRecord): Promise<void> {
    // A partial refund in progress comes first: the remaining amount is only known afterwards.
    if (dueRefunds(order).length > 0) return;
    const made: ProviderRefund[] = [];
    const { settled = [] } = order.payment.reversals ?? {};
    for (const intentId of intentsOf(order.payment)) {
      const leftOf = (reported: ReversalsRecord) => getRefundableThrough(order, intentId, { ...reported, settled });
      made.push(...(await payBack(intentId, leftOf)));
    }
    await recordRefund(order, made);
  }

  /** Refunds and queues the email once per payment. Resumes an attempt that was interrupted. */
  async function payBackUnsold({ _id, payment, market, language }: CheckoutRecord): Promise<void> {
    if (!payment) return;
    const { intentId, method = 'CARD', buyer } = payment;
    const returned = await giveBack(await provider.findIntent(intentId));
    await inTransaction(connection, async (session) => {
      if (!(await checkoutPayments.settleRefund(session, { _id }, payment))) return;
      await recordBothWays(session, { method, market, orderNumber: null }, returned);
      const refs = { checkoutId: String(_id) };
      const to = buyer.contact.email;
      outbox.queue(session, { kind: 'PAYMENT_REFUNDED', about: intentId, refs, to, language });
    });
  }

  return {
    /** Refunds a paid intent whose checkout no longer exists. */
    async ofStrayIntent(intent: PaymentIntent): Promise<void> {
      const returned = await giveBack(intent);
      const whose = { method: 'CARD' as const, market: getMarketByCurrency(intent.currency), orderNumber: null };
      if (returned) await inTransaction(connection, (session) => recordBothWays(session, whose, returned));
    },

    /**
     * Releases the reservation, refunds the payment and emails the shopper. REFUNDED is committed before the refund:
     * otherwise, after a crash between the two, restocked units could turn the refunded payment into an order. False if
     * another request has settled the checkout.
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
     * Refunds cancelled card orders and payments without an order. A failed refund stays due for the next run and does
     * not block the others; its error is thrown at the end. Returns the number of refunds attempted.
     */
    async payDue(now = new Date()): Promise<number> {
      const [cancelled, unsold] = await Promise.all([
        orderReader.dueForRefund(now, AT_ONCE),
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
