import { Market } from '@eunbit/schema/market';
import type { PaymentRecords, RecordedPayment } from '../../integrations/payment/payment-records.ts';
import type { LedgerRecord, LedgerService } from '../ledger/index.ts';
import { byIntents, intentsOf, type OrderMoney, type OrderReader } from '../order/index.ts';
import {
  type Difference,
  disputeDifferences,
  extraEntry,
  findDifferences,
  orderDifference,
  refundDifference,
  sumOf,
  unbookedTransfer,
} from './differences.ts';

/** Rows of the shop's database read per batch. */
const BATCH = 200;

export interface ReconciliationRange {
  /** Start of the range: payments, refunds, orders and ledger entries from then on are compared. */
  readonly since: Date;
  /** Later movements may still be in flight and are not reported. */
  readonly settledBy: Date;
}

interface Deps {
  readonly paymentRecords: PaymentRecords;
  readonly ledger: LedgerService;
  readonly orderReader: OrderReader;
}

/**
 * Compares the provider's records with the shop's, in both directions. Reads both page by page and keeps only the ids
 * it has seen in memory.
 */
export function createReconciliation({ paymentRecords: records, ledger, orderReader }: Deps) {
  async function* ofPayments(payments: readonly RecordedPayment[], settledBy: Date): AsyncGenerator<Difference> {
    const ours = payments.filter(({ checkoutId }) => checkoutId !== null);
    const ids = ours.map(({ intentId }) => intentId);
    const [sold, noted] = await Promise.all([orderReader.moneyByIntents(ids), ledger.ofIntents(ids)]);
    const ordersByIntent = byIntents(sold);
    for (const payment of ours) {
      const order = ordersByIntent.get(payment.intentId) ?? null;
      const entries = noted.filter(({ intentId }) => intentId === payment.intentId);
      yield* findDifferences({ payment, order, entries }, settledBy);
    }
  }

  async function* fromProvider({ since, settledBy }: ReconciliationRange, seen: Set<string>) {
    for await (const page of records.payments(since)) {
      for (const { intentId, received } of page) if (received > 0) seen.add(intentId);
      yield* ofPayments(page, settledBy);
    }
    for await (const page of records.refunds(since)) {
      const noted = await ledger.refunds(page.map(({ id }) => id));
      for (const refund of page) {
        seen.add(refund.id);
        const entries = noted.filter(({ refundId }) => refundId === refund.id);
        const difference = refundDifference(refund, entries, settledBy);
        if (difference) yield difference;
      }
    }
    for await (const page of records.disputes(since)) {
      const movements = page.flatMap((dispute) => dispute.movements.map(({ id }) => id));
      const noted = new Map((await ledger.disputeMovements(movements)).map((entry) => [entry._id, entry]));
      for (const dispute of page) {
        for (const { id } of dispute.movements) seen.add(`dispute:${id}`);
        yield* disputeDifferences(dispute, noted, settledBy);
      }
    }
  }

  /** Orders whose payment is not among the provider's payments of the range; the payment may be older. */
  async function* ofOrders({ since, settledBy }: ReconciliationRange, seen: ReadonlySet<string>) {
    let transfers: OrderMoney[] = [];
    for await (const order of orderReader.moneyWithin(Object.values(Market), since, settledBy)) {
      const intentIds = intentsOf(order.payment);
      if (intentIds.length === 0) {
        const { method, status } = order.payment;
        if (status === 'PAID' && method !== 'NONE') transfers.push(order);
        if (transfers.length < BATCH) continue;
        yield* ofTransfers(transfers);
        transfers = [];
      }
      for (const intentId of intentIds.filter((id) => !seen.has(id))) {
        const difference = orderDifference(order, intentId, await records.findPayment(intentId));
        if (difference) yield difference;
      }
    }
    yield* ofTransfers(transfers);
  }

  /** Orders paid outside the provider: only the ledger records their money. */
  async function* ofTransfers(paid: readonly OrderMoney[]): AsyncGenerator<Difference> {
    if (paid.length === 0) return;
    const booked = await ledger.paidOrders(paid.map(({ number }) => number));
    for (const order of paid) if (!booked.has(order.number)) yield unbookedTransfer(order);
  }

  async function isKnown({ _id, kind, intentId, refundId, disputeId }: LedgerRecord): Promise<boolean> {
    if (kind === 'DISPUTE') {
      const dispute = disputeId ? await records.findDispute(disputeId) : null;
      return dispute?.movements.some(({ id }) => _id === `dispute:${id}`) ?? false;
    }
    // A failed refund does not exist at the provider, and its ledger entries add up to 0.
    if (kind === 'REFUND' && refundId) {
      return sumOf(await ledger.refunds([refundId])) === 0 || (await records.findRefund(refundId)) !== null;
    }
    const payment = intentId ? await records.findPayment(intentId) : null;
    return payment !== null && payment.received > 0;
  }

  /** Ledger entries of provider movements that are not among those of the range. */
  async function* ofEntries({ since }: ReconciliationRange, seen: ReadonlySet<string>): AsyncGenerator<Difference> {
    for await (const entry of ledger.throughProvider(Object.values(Market), since)) {
      const isSeen = seen.has(entry.kind === 'DISPUTE' ? entry._id : (entry.refundId ?? entry.intentId ?? ''));
      if (!isSeen && !(await isKnown(entry))) yield extraEntry(entry);
    }
  }

  /** Yields each difference as it is found. */
  return async function* differences(range: ReconciliationRange): AsyncGenerator<Difference> {
    const seen = new Set<string>();
    yield* fromProvider(range, seen);
    yield* ofOrders(range, seen);
    yield* ofEntries(range, seen);
  };
}
