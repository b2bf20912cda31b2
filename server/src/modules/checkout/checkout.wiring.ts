import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { Config } from '../../config.ts';
import type { ProfileService } from '../account/index.ts';
import type { AddressService } from '../address/index.ts';
import type { CartMerge, CartService } from '../cart/index.ts';
import type { AddressCheckService, SalesTaxService } from '../purchase/index.ts';
import type { CurrentSettings, ShownSettings } from '../shop-settings/index.ts';
import { type CheckoutService, createCheckoutService } from './checkout.service.ts';
import { createCheckoutDrafts } from './checkout-draft.service.ts';
import { type CheckoutPayments, createCheckoutPayments } from './checkout-payments.ts';
import { checkoutPersonalData } from './checkout-personal-data.ts';

/** Dependencies of the module. */
interface CheckoutNeeds {
  readonly config: Pick<Config, 'open'>;
  readonly connection: Connection;
  readonly log: Logger;
  readonly vault: Vault;
  readonly personalData: PersonalDataRegistry;
  readonly profile: ProfileService;
  readonly address: AddressService;
  readonly cart: CartService;
  readonly cartMerge: CartMerge;
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
  readonly shopSettings: CurrentSettings & ShownSettings;
}

export interface CheckoutServices {
  readonly checkout: CheckoutService;
  readonly checkoutPayments: CheckoutPayments;
}

/** Context and services available to the module's resolvers. */
export type CheckoutContext = RequestContext<CheckoutNeeds & CheckoutServices>;

export function createCheckoutServices(needs: CheckoutNeeds): CheckoutServices {
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
