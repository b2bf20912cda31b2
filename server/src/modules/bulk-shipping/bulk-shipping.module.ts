import { BulkShippingResolver } from './bulk-shipping.resolver.ts';
import { createBulkShippingServices } from './bulk-shipping.wiring.ts';

export const bulkShippingModule = {
  models: [],
  resolvers: [BulkShippingResolver],
  createServices: createBulkShippingServices,
};
