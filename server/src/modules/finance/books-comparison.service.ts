import type { Connection } from 'mongoose';
import type { PaymentAccount } from '../../integrations/payment/payment-account.ts';
import type { PaymentRecords } from '../../integrations/payment/payment-records.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { OrderReader } from '../order/index.ts';
import type { Difference } from './differences.ts';
import { UNDER_WAY_MS } from './provider-account.service.ts';
import { type Answer, createProviderAnswers } from './provider-answers.ts';
import { createReconciliation } from './reconciliation.service.ts';

/** Days compared. Older movements have been compared many times already; `npm run reconcile` goes further back. */
const DAYS_BACK = 7;
/** Differences stored for display; further ones are only counted. */
const MAXIMUM_SHOWN = 100;

export interface BooksComparison {
  readonly since: Date;
  readonly totalCount: number;
  readonly differences: readonly Difference[];
}

interface Deps {
  readonly connection: Connection;
  readonly paymentAccount: Pick<PaymentAccount, 'isConfigured'>;
  readonly paymentRecords: PaymentRecords;
  readonly ledger: LedgerService;
  readonly orderReader: OrderReader;
}

/** Compares the shop's ledger with the provider's records every hour and stores the differences for staff. */
export function createBooksComparison(deps: Deps) {
  const answers = createProviderAnswers(deps.connection);
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
    /** Result of the latest comparison. */
    last: (): Promise<Answer<BooksComparison>> => answers.last<BooksComparison>('DIFFERENCES'),

    /** Without provider keys nothing is compared, and the last result is kept. */
    async run(): Promise<void> {
      if (deps.paymentAccount.isConfigured) await answers.ask('DIFFERENCES', compare);
    },
  };
}

export type BooksComparisonService = ReturnType<typeof createBooksComparison>;
