import DataLoader from 'dataloader';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext, ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { AccountPayment } from '../../integrations/payment/payment-account.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerServices } from '../ledger/index.ts';
import type { OrderRecord, OrderServices } from '../order/index.ts';
import { createBooksComparison } from './books-comparison.service.ts';
import {
  BooksDifferenceResolver,
  ProviderAccountResolver,
  ProviderPaymentResolver,
} from './provider-account.resolver.ts';
import { type ComparedPayment, createProviderAccountService } from './provider-account.service.ts';
import { providerAnswerModel } from './provider-answer.model.ts';

type Needs = Platform & LedgerServices & OrderServices;

function setup(needs: Needs) {
  const { jobs } = needs;
  const booksComparison = createBooksComparison(needs);
  jobs.register({ 'compare-books': { every: '1 hour', run: () => booksComparison.run() } });
  return { booksComparison, providerAccount: createProviderAccountService(needs) };
}

export interface FinanceLoaders {
  /** The shop's ledger data for payments at the provider. */
  readonly comparedPayments: DataLoader<AccountPayment, ComparedPayment, string>;
  /** Orders by number, for staff. */
  readonly differingOrders: Loader<OrderRecord>;
}

function createLoaders({
  services,
}: CallerContext<Pick<Needs, 'orderReader'> & ReturnType<typeof setup>>): FinanceLoaders {
  return {
    comparedPayments: new DataLoader((payments) => services.providerAccount.compare(payments), {
      cacheKeyFn: ({ intentId }) => intentId,
    }),
    differingOrders: createLoader(services.orderReader.byNumbers),
  };
}

/** The context of the module's resolvers. */
export type FinanceContext = ModuleContext<typeof setup, FinanceLoaders>;

export const financeModule = defineModule({
  models: [providerAnswerModel],
  resolvers: [ProviderAccountResolver, ProviderPaymentResolver, BooksDifferenceResolver],
  setup,
  createLoaders,
});
