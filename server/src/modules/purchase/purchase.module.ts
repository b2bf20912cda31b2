import { DeliveryResolver } from './delivery.resolver.ts';
import { createPurchaseServices } from './purchase.wiring.ts';
import { taxRateModel } from './tax-rate.model.ts';

export const purchaseModule = {
  models: [taxRateModel],
  resolvers: [DeliveryResolver],
  createServices: createPurchaseServices,
};
