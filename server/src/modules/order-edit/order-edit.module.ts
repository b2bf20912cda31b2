import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { PurchaseServices } from '../purchase/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { StockServices } from '../stock/index.ts';
import { createEditPricing } from './edit-pricing.ts';
import { createEditSteps } from './edit-steps.ts';
import { createOrderEditEmails } from './emails/order-edit-emails.ts';
import { createLineEditService } from './line-edit.service.ts';
import { OrderEditResolver, RequestedChangesResolver } from './order-edit.resolver.ts';
import { createOrderEditService } from './order-edit.service.ts';

type Needs = Platform &
  CatalogueServices &
  EmailServices &
  OrderServices &
  PurchaseServices &
  ShopSettingsServices &
  StockServices;

function setup(needs: Needs) {
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

/** The context of the module's resolvers. */
export type OrderEditContext = ModuleContext<typeof setup, OrderLoaders>;

export const orderEditModule = defineModule({
  resolvers: [OrderEditResolver, RequestedChangesResolver],
  setup,
});
