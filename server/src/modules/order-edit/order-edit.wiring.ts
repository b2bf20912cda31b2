import { createLoader } from '../../common/loader.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { CatalogueLive, CatalogueService } from '../catalogue/index.ts';
import type { EmailRegistry } from '../email/index.ts';
import type { ChangeOrder, OrderLoaders, OrderReader, OrderTokens, OwnOrdersService } from '../order/index.ts';
import type { AddressCheckService, SalesTaxService } from '../purchase/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { StockLive } from '../stock/index.ts';
import { createEditPricing } from './edit-pricing.ts';
import { createEditSteps } from './edit-steps.ts';
import { createOrderEditEmails } from './emails/order-edit-emails.ts';
import { createLineEditService, type LineEditService } from './line-edit.service.ts';
import { createOrderEditService, type OrderEditService } from './order-edit.service.ts';

/** Dependencies of the module. */
interface OrderEditNeeds {
  readonly emails: EmailRegistry;
  readonly limiter: RateLimiter;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stockLevels: StockLive['stockLevels'];
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly ownOrders: OwnOrdersService;
  readonly orderTokens: OrderTokens;
  readonly shopSettings: CurrentSettings;
}

export interface OrderEditServices {
  readonly orderEdit: OrderEditService;
  readonly lineEdit: LineEditService;
}

/** Context, services and loaders available to the module's resolvers. */
export type OrderEditContext = RequestContext<OrderEditNeeds & OrderEditServices, OrderLoaders>;

export function createOrderEditServices(needs: OrderEditNeeds): OrderEditServices {
  const { emails, catalogueCache, addressCheck, salesTax, stockLevels, orderReader, changeOrder } = needs;
  emails.register(
    createOrderEditEmails({
      createSources() {
        const orders = createLoader(orderReader.byNumbers);
        return { orderTokens: needs.orderTokens, order: (number) => orders.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  const steps = createEditSteps(changeOrder);
  const price = createEditPricing(salesTax);
  return {
    orderEdit: createOrderEditService({ steps, price, addressCheck, limiter: needs.limiter }),
    lineEdit: createLineEditService({ steps, price, catalogueCache, stockLevels }),
  };
}
