import { getMarketByCurrency } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { PaymentReversals } from '../../integrations/payment/payment-reversals.ts';
import type { CheckoutPayments, CheckoutRecord } from '../checkout/index.ts';
import {
  disputedThroughProvider,
  type LedgerService,
  type MoneySource,
  toMoneySource,
  trackedRefund,
} from '../ledger/index.ts';
import { type ChangeOrder, intentsOf, type OrderReader, type OrderRecord, savedOrder } from '../order/index.ts';
import { decideReversals } from './payment-reversal-decision.ts';

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly provider: PaymentProvider;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderReader: OrderReader;
  readonly ledger: LedgerService;
  readonly settle: (checkout: CheckoutRecord) => Promise<unknown>;
}

/**
 * Refunds and disputes of payments, including those made outside the shop. The provider is always asked for the complete list of
 * a payment, and each is stored under its own id: events may arrive in any order, repeatedly, and concurrently with the shop's
 * own refund of the payment.
 */
export function createPaymentReversals(deps: Deps) {
  const { connection, changeOrder, provider, checkoutPayments, orderReader, ledger, settle } = deps;

  function toEntries(whose: MoneySource, { refunds, disputes }: PaymentReversals, now: Date) {
    return [
      ...refunds.flatMap((refund) => trackedRefund(whose, refund, now)),
      ...disputes.flatMap((dispute) => disputedThroughProvider(whose, dispute, now)),
    ];
  }

  /** The reversals of all card payments of an order. */
  async function findOfOrder({ payment }: OrderRecord): Promise<PaymentReversals> {
    const found = await Promise.all(intentsOf(payment).map((intentId) => provider.findReversals(intentId)));
    return {
      refunds: found.flatMap(({ refunds }) => refunds),
      disputes: found.flatMap(({ disputes }) => disputes),
    };
  }

  /** Returns false if the response may be older than the order: the provider has to be asked again. */
  async function noteOnOrder({ _id, payment: seen }: OrderRecord, reversals: PaymentReversals): Promise<boolean> {
    const answer = { seen, reversals };
    const changed = await changeOrder({ _id }, async (order, now) => {
      const unnoted = await ledger.withoutNoted(toEntries(toMoneySource(order), reversals, now));
      return decideReversals(order, answer, unnoted, now);
    });
    return savedOrder(changed) !== null;
  }

  /** The source of a payment without an order; null for payments that this shop did not create. */
  async function withoutOrder(checkout: CheckoutRecord | null, intentId: string): Promise<MoneySource | null> {
    if (checkout) return { method: checkout.payment?.method ?? 'CARD', market: checkout.market, orderNumber: null };
    const { checkoutId, currency } = await provider.findIntent(intentId);
    return checkoutId ? { method: 'CARD', market: getMarketByCurrency(currency), orderNumber: null } : null;
  }

  async function noteWithoutOrder(checkout: CheckoutRecord | null, intentId: string): Promise<boolean> {
    const whose = await withoutOrder(checkout, intentId);
    if (!whose) return false;
    const entries = toEntries(whose, await provider.findReversals(intentId), new Date());
    if (entries.length > 0) await inTransaction(connection, (session) => ledger.note(session, entries));
    return true;
  }

  return {
    /** Updates a payment's refunds and disputes from the provider. Returns false for payments that this shop did not create. */
    async sync(intentId: string): Promise<boolean> {
      for (;;) {
        const order = await orderReader.byIntent(intentId);
        if (order) {
          if (await noteOnOrder(order, await findOfOrder(order))) return true;
          continue;
        }
        const checkout = await checkoutPayments.byIntent(intentId);
        // If the payment becomes an order, the order must be written first: ledger entries cannot be changed to reference it
        // later.
        if (checkout?.status === 'PAYING') await settle(checkout);
        const isPlaced = checkout?.status === 'PAYING' || checkout?.status === 'COMPLETED';
        if (isPlaced && (await orderReader.byIntent(intentId))) continue;
        return noteWithoutOrder(checkout, intentId);
      }
    },
  };
}
