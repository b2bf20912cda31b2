import type { Connection } from 'mongoose';
import type { PaymentRecords } from '../../integrations/payment/payment-records.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { Difference } from './differences.ts';
import { UNDER_WAY_MS } from './provider-account.service.ts';
import { type Answer, createProviderAnswers } from './provider-answers.ts';
import { createReconciliation } from './reconciliation.service.ts';

/** How far back is looked; what is older has been compared often by then. `npm run reconcile` looks further. */
const DAYS_BACK = 7;
/** Differences that are kept to be shown; they are counted beyond. */
const MAXIMUM_SHOWN = 100;

export interface BooksComparison {
  readonly since: Date;
  readonly totalCount: number;
  readonly differences: readonly Difference[];
}

export interface FoundDifference {
  readonly difference: Difference;
  readonly order: OrderRecord | null;
}

interface Deps {
  readonly connection: Connection;
  readonly paymentRecords: PaymentRecords;
  readonly ledger: LedgerService;
  readonly orderReader: OrderReader;
}

/** Compares the shop's books with the provider's every hour, for staff to see where they differ. */
export function createBooksComparison(deps: Deps) {
  const { connection, orderReader } = deps;
  const answers = createProviderAnswers(connection);
  const differencesWithin = createReconciliation(deps);

  async function compare(): Promise<BooksComparison> {
    const now = Date.now();
    const since = new Date(now - DAYS_BACK * 86_400_000);
    const differences: Difference[] = [];
    let totalCount = 0;
    for await (const difference of differencesWithin({ since, settledBy: new Date(now - UNDER_WAY_MS) })) {
      totalCount += 1;
      if (differences.length < MAXIMUM_SHOWN) differences.push(difference);
    }
    return { since, totalCount, differences };
  }

  return {
    /** What the newest comparison found. */
    last: (): Promise<Answer<BooksComparison>> => answers.last<BooksComparison>('DIFFERENCES'),

    async run(): Promise<void> {
      await answers.ask('DIFFERENCES', compare);
    },

    /** The same differences with their orders, where they have one. */
    async withOrders(differences: readonly Difference[]): Promise<FoundDifference[]> {
      const numbers = differences.flatMap(({ orderNumber }) => (orderNumber ? [orderNumber] : []));
      const found = numbers.length > 0 ? await orderReader.byNumbers(numbers) : [];
      const ordersByNumber = new Map(found.map((order) => [order.number, order]));
      return differences.map((difference) => ({
        difference,
        order: ordersByNumber.get(difference.orderNumber ?? '') ?? null,
      }));
    },
  };
}

export type BooksComparisonService = ReturnType<typeof createBooksComparison>;
