import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { PaymentAccount } from '../../integrations/payment/payment-account.ts';
import type { PaymentRecords } from '../../integrations/payment/payment-records.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { OrderReader } from '../order/index.ts';
import { type BooksComparisonService, createBooksComparison } from './books-comparison.service.ts';
import type { FinanceLoaders } from './finance.loader.ts';
import { createProviderAccountService, type ProviderAccountService } from './provider-account.service.ts';

/** Dependencies of the module. */
interface FinanceNeeds {
  readonly connection: Connection;
  readonly jobs: JobRegistry;
  readonly paymentAccount: PaymentAccount;
  readonly paymentRecords: PaymentRecords;
  readonly ledger: LedgerService;
  readonly orderReader: OrderReader;
}

export interface FinanceServices {
  readonly booksComparison: BooksComparisonService;
  readonly providerAccount: ProviderAccountService;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type FinanceContext = RequestContext<FinanceNeeds & FinanceServices, FinanceLoaders>;

export function createFinanceServices(needs: FinanceNeeds): FinanceServices {
  const { jobs } = needs;
  const booksComparison = createBooksComparison(needs);
  jobs.register({ 'compare-books': { every: '1 hour', run: () => booksComparison.run() } });
  return { booksComparison, providerAccount: createProviderAccountService(needs) };
}
