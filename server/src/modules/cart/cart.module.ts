import { cartModel } from './cart.model.ts';
import { CartResolver } from './cart.resolver.ts';
import { createCartServices } from './cart.wiring.ts';

export const cartModule = {
  models: [cartModel],
  resolvers: [CartResolver],
  createServices: createCartServices,
};
