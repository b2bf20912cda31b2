import { boughtTogetherModel } from './bought-together.model.ts';
import { CartGoesWithResolver, OrderGoesWithResolver, ProductGoesWithResolver } from './goes-with.resolver.ts';
import { createGuidanceServices } from './guidance.wiring.ts';
import { ProductFinderResolver } from './product-finder.resolver.ts';
import { ProductListResolver } from './product-list.resolver.ts';
import { unitsSoldModel } from './units-sold.model.ts';

export const guidanceModule = {
  models: [boughtTogetherModel, unitsSoldModel],
  resolvers: [
    CartGoesWithResolver,
    OrderGoesWithResolver,
    ProductFinderResolver,
    ProductGoesWithResolver,
    ProductListResolver,
  ],
  createServices: createGuidanceServices,
};
