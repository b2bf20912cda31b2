import { cartModel } from './cart.model.ts';
import { CartResolver } from './cart.resolver.ts';
import { createCartServices } from './cart.services.ts';

export const cartModule = {
  models: [cartModel],
  resolvers: [CartResolver],
  createServices: createCartServices,
};
