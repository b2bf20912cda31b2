import { createReturnLoaders } from './return.loader.ts';
import { returnModel } from './return.model.ts';
import { OrderReturnResolver, ReturnChangeResolver, ReturnResolver } from './return.resolver.ts';
import { createReturnServices } from './return.wiring.ts';
import { ReturnDeskResolver } from './return-desk.resolver.ts';
import { returnPictureModel } from './return-picture.model.ts';

export const returnModule = {
  models: [returnModel, returnPictureModel],
  resolvers: [OrderReturnResolver, ReturnResolver, ReturnChangeResolver, ReturnDeskResolver],
  createServices: createReturnServices,
  createLoaders: createReturnLoaders,
};
