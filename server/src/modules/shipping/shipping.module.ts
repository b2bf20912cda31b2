import { ShippingResolver } from './shipping.resolver.ts';
import { createShippingServices } from './shipping.wiring.ts';

export const shippingModule = {
  models: [],
  resolvers: [ShippingResolver],
  createServices: createShippingServices,
};
