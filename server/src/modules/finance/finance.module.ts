import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerServices } from '../ledger/index.ts';
import type { OrderServices } from '../order/index.ts';
import { createBooksComparison } from './books-comparison.service.ts';
import type { FinanceLoaders } from './finance.loader.ts';
import { createFinanceLoaders } from './finance.loader.ts';
import {
  BooksDifferenceResolver,
  ProviderAccountResolver,
  ProviderPaymentResolver,
} from './provider-account.resolver.ts';
import { createProviderAccountService } from './provider-account.service.ts';
import { providerAnswerModel } from './provider-answer.model.ts';

type Needs = Platform & LedgerServices & OrderServices;

function setup(needs: Needs) {
  const { jobs } = needs;
  const booksComparison = createBooksComparison(needs);
  jobs.register({ 'compare-books': { every: '1 hour', run: () => booksComparison.run() } });
  return { booksComparison, providerAccount: createProviderAccountService(needs) };
}

/** The context of the module's resolvers. */
export type FinanceContext = ModuleContext<typeof setup, FinanceLoaders>;

export const financeModule = defineModule({
  models: [providerAnswerModel],
  resolvers: [ProviderAccountResolver, ProviderPaymentResolver, BooksDifferenceResolver],
  setup,
  createLoaders: createFinanceLoaders,
});
