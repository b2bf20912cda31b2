import { checkoutModel } from './checkout.model.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { createCheckoutServices } from './checkout.wiring.ts';

export const checkoutModule = {
  models: [checkoutModel],
  resolvers: [CheckoutResolver],
  createServices: createCheckoutServices,
};
