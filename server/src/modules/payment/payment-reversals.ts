import { getMarketByCurrency } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { PaymentReversals } from '../../integrations/payment/payment-reversals.ts';
import type { CheckoutRecord } from '../checkout/checkout.record.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import { disputedThroughProvider, type MoneySource, toMoneySource, trackedRefund } from '../ledger/ledger-entries.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import { intentsOf } from '../order/later-intents.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { ReversalEmailQueue } from './emails/reversal-email-queue.ts';
import { followProvider } from './part-refund-rules.ts';
import { findNews, isAsKnown, stateAfter, toldReversals } from './payment-reversal-rules.ts';

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly ledger: LedgerService;
  readonly reversalEmails: ReversalEmailQueue;
  readonly settle: (checkout: CheckoutRecord) => Promise<unknown>;
}

/**
 * Refunds and disputes of payments, also those that the shop did not begin. The provider is always asked for all of a
 * payment's, and each is noted under its own id: events may come in any order, repeatedly, and beside the shop's own
 * refund of the same payment.
 */
export function createPaymentReversals(deps: Deps) {
  const { connection, provider, checkoutPayments, orderEmails, orderPayments, ledger, reversalEmails, settle } = deps;

  function toEntries(whose: MoneySource, { refunds, disputes }: PaymentReversals) {
    const now = new Date();
    return [
      ...refunds.flatMap((refund) => trackedRefund(whose, refund, now)),
      ...disputes.flatMap((dispute) => disputedThroughProvider(whose, dispute, now)),
    ];
  }

  /** Those of all card payments of an order. */
  async function findOfOrder({ payment }: OrderRecord): Promise<PaymentReversals> {
    const found = await Promise.all(intentsOf(payment).map((intentId) => provider.findReversals(intentId)));
    return {
      refunds: found.flatMap(({ refunds }) => refunds),
      disputes: found.flatMap(({ disputes }) => disputes),
    };
  }

  /** False if another request has noted something since the order was read. */
  async function noteOnOrder(order: OrderRecord, reversals: PaymentReversals): Promise<boolean> {
    const { settled } = order.payment.reversals ?? {};
    const told = toldReversals(reversals, settled);
    const settledIds = new Set(settled?.map(({ refundId }) => refundId));
    return inTransaction(connection, async (session) => {
      const entries = toEntries(toMoneySource(order), reversals);
      const own = followProvider(order.refunds ?? [], reversals.refunds, settledIds, new Date());
      // Movements of a dispute may be new although the dispute is as known; refunds are not.
      if (isAsKnown(order.payment.reversals, told) && !own) ledger.note(session, entries);
      else {
        const next = { told, state: stateAfter(order, told) };
        if (!(await orderPayments.noteReversals(session, order, next, entries, own?.refunds ?? null))) return false;
      }
      for (const refund of own?.made ?? []) orderEmails.partRefunded(session, order, refund);
      // The version of what is stored lets one request alone find something new in it.
      const { disputeIds, failedRefundIds } = findNews(order.payment.reversals, told);
      for (const id of disputeIds) reversalEmails.disputeOpened(session, order, id);
      for (const id of failedRefundIds) reversalEmails.refundFailed(session, order, id);
      return true;
    });
  }

  /** The source of a payment that led to no order; null for payments that this shop did not create. */
  async function withoutOrder(checkout: CheckoutRecord | null, intentId: string): Promise<MoneySource | null> {
    if (checkout) return { method: checkout.payment?.method ?? 'CARD', market: checkout.market, orderNumber: null };
    const { checkoutId, currency } = await provider.findIntent(intentId);
    return checkoutId ? { method: 'CARD', market: getMarketByCurrency(currency), orderNumber: null } : null;
  }

  async function noteWithoutOrder(checkout: CheckoutRecord | null, intentId: string): Promise<boolean> {
    const whose = await withoutOrder(checkout, intentId);
    if (!whose) return false;
    const entries = toEntries(whose, await provider.findReversals(intentId));
    if (entries.length > 0) await inTransaction(connection, (session) => ledger.note(session, entries));
    return true;
  }

  return {
    /** Notes what has become of a payment's refunds and disputes. False for payments that this shop did not create. */
    async look(intentId: string): Promise<boolean> {
      for (;;) {
        const order = await orderPayments.byIntent(intentId);
        if (order) {
          if (await noteOnOrder(order, await findOfOrder(order))) return true;
          continue;
        }
        const checkout = await checkoutPayments.byIntent(intentId);
        // Its order, if it becomes one, must be there first: entries are never changed to name it later.
        if (checkout?.state === 'PAYING') await settle(checkout);
        const isPlaced = checkout?.state === 'PAYING' || checkout?.state === 'COMPLETED';
        if (isPlaced && (await orderPayments.byIntent(intentId))) continue;
        return noteWithoutOrder(checkout, intentId);
      }
    },
  };
}
