import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AddressServices } from '../address/index.ts';
import type { CartServices } from '../cart/index.ts';
import type { PurchaseServices } from '../purchase/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { checkoutModel } from './checkout.model.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { createCheckoutService } from './checkout.service.ts';
import { createCheckoutDrafts } from './checkout-draft.service.ts';
import { createCheckoutPayments } from './checkout-payments.ts';
import { checkoutPersonalData } from './checkout-personal-data.ts';

type Needs = Platform & AccountServices & AddressServices & CartServices & PurchaseServices & ShopSettingsServices;

function setup(needs: Needs) {
  const {
    connection,
    log,
    vault,
    personalData,
    profile,
    address,
    cart,
    cartMerge,
    addressCheck,
    salesTax,
    shopSettings,
  } = needs;
  const checkoutPayments = createCheckoutPayments(connection);
  cartMerge.addStep(checkoutPayments.moveToMember);
  personalData.register(checkoutPersonalData(connection));
  return {
    checkout: createCheckoutService({
      connection,
      cart,
      addresses: address,
      profile,
      addressCheck,
      drafts: createCheckoutDrafts({ connection, salesTax, shopSettings }),
      shopSettings,
      vault,
      log,
    }),
    checkoutPayments,
  };
}

export type CheckoutServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type CheckoutContext = ModuleContext<typeof setup>;

export const checkoutModule = defineModule({
  models: [checkoutModel],
  resolvers: [CheckoutResolver],
  setup,
});
