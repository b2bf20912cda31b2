import { createReturnLoaders } from './return.loader.ts';
import { returnModel } from './return.model.ts';
import { OrderReturnResolver, ReturnChangeResolver, ReturnResolver } from './return.resolver.ts';
import { createReturnServices } from './return.wiring.ts';
import { ReturnDeskResolver } from './return-desk.resolver.ts';

export const returnModule = {
  models: [returnModel],
  resolvers: [OrderReturnResolver, ReturnResolver, ReturnChangeResolver, ReturnDeskResolver],
  createServices: createReturnServices,
  createLoaders: createReturnLoaders,
};
