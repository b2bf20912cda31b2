import DataLoader from 'dataloader';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountPayment } from '../../integrations/payment/payment-account.ts';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import type { ComparedPayment, ProviderAccountService } from './provider-account.service.ts';

export interface FinanceLoaders {
  /** What the shop's books say of payments at the provider. */
  readonly comparedPayments: DataLoader<AccountPayment, ComparedPayment, string>;
  /** Orders by number, for staff. */
  readonly differingOrders: Loader<OrderRecord>;
}

interface Services {
  readonly orderReader: OrderReader;
  readonly providerAccount: ProviderAccountService;
}

export function createFinanceLoaders({ services }: CallerContext<Services>): FinanceLoaders {
  return {
    comparedPayments: new DataLoader((payments) => services.providerAccount.compare(payments), {
      cacheKeyFn: ({ intentId }) => intentId,
    }),
    differingOrders: createLoader(services.orderReader.byNumbers),
  };
}
