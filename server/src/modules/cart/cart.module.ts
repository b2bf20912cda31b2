import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { StockServices } from '../stock/index.ts';
import { cartModel } from './cart.model.ts';
import { CartResolver } from './cart.resolver.ts';
import { createCartService } from './cart.service.ts';
import { createCartMerge } from './cart-merge.ts';
import { cartPersonalData } from './cart-personal-data.ts';

type Needs = Platform & AccountServices & CatalogueServices & ShopSettingsServices & StockServices;

function setup(needs: Needs) {
  const { connection, personalData, openSession } = needs;
  const cartMerge = createCartMerge(connection, needs);
  // Merges the browser's guest cart into the member's cart.
  openSession.before((context, userId) => cartMerge.mergeInto(context, userId));
  personalData.register(cartPersonalData(connection));
  return { cart: createCartService(connection, needs), cartMerge };
}

export type CartServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type CartContext = ModuleContext<typeof setup>;

export const cartModule = defineModule({
  models: [cartModel],
  resolvers: [CartResolver],
  setup,
});
