import { orderableQuantity } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import { MAXIMUM_PRODUCTS } from '../catalogue/index.ts';
import { type StockServices, stockId } from '../stock/index.ts';
import type { BoughtTogether, BoughtTogetherRecord } from './bought-together.model.ts';
import { boughtTogetherModel } from './bought-together.model.ts';
import { createBoughtTogetherCounting } from './bought-together.service.ts';
import {
  CartGoesWithResolver,
  OrderGoesWithResolver,
  ProductGoesWithResolver,
  ProductListGoesWithResolver,
} from './goes-with.resolver.ts';
import { createGoesWith } from './goes-with.service.ts';
import { ProductFinderResolver } from './product-finder.resolver.ts';
import { createProductFinder } from './product-finder.service.ts';
import { type UnitsSold, type UnitsSoldRecord, unitsSoldId, unitsSoldModel } from './units-sold.model.ts';
import { createUnitsSoldCounting } from './units-sold.service.ts';

/** One record per product of the largest catalogue in each store. */
const MOST_COUNTED = Object.values(Market).length * MAXIMUM_PRODUCTS;

type Needs = Platform & CatalogueServices & StockServices;

function setup(needs: Needs) {
  const { config, connection, jobs, live, catalogueCache, productList, stockLevels } = needs;
  const model = boughtTogetherModel(connection);
  const boughtTogether = live.mirror<BoughtTogether, BoughtTogetherRecord>(
    model,
    mirrorAsMap({
      load: () => model.find().limit(MOST_COUNTED).lean<BoughtTogetherRecord[]>().exec(),
      view: (rows) => rows,
      // An unchanged count does not invalidate pages.
      isShown: (before, after) => JSON.stringify(before?.companions) !== JSON.stringify(after?.companions),
    }),
  );
  const sold = unitsSoldModel(connection);
  const unitsSold = live.mirror<UnitsSold, UnitsSoldRecord>(
    sold,
    mirrorAsMap({
      load: () => sold.find().limit(MOST_COUNTED).lean<UnitsSoldRecord[]>().exec(),
      view: (rows) => rows,
      isShown: (before, after) => before?.units !== after?.units,
    }),
  );
  const boughtTogetherCounting = createBoughtTogetherCounting(connection, config.open.stores);
  const unitsSoldCounting = createUnitsSoldCounting(connection, config.open.stores);
  jobs.register({
    'count-bought-together': { every: '1 day', run: () => boughtTogetherCounting.run() },
    'count-units-sold': { every: '1 day', run: () => unitsSoldCounting.run() },
  });
  productList.provideFigures(async (market) => {
    const [levels, sold] = await Promise.all([stockLevels.read(), unitsSold.read()]);
    return (productId) => ({
      unitsSold: sold.get(unitsSoldId(market, productId))?.units ?? 0,
      isOrderable: orderableQuantity(levels.get(stockId(market, productId))) > 0,
    });
  });
  return {
    boughtTogetherCounting,
    unitsSoldCounting,
    goesWith: createGoesWith({ catalogueCache, stockLevels, boughtTogether }),
    productFinder: createProductFinder({ catalogueCache, stockLevels }),
  };
}

/** The context of the module's resolvers. */
export type ProductDiscoveryContext = ModuleContext<typeof setup>;

export const productDiscoveryModule = defineModule({
  models: [boughtTogetherModel, unitsSoldModel],
  resolvers: [
    CartGoesWithResolver,
    OrderGoesWithResolver,
    ProductFinderResolver,
    ProductGoesWithResolver,
    ProductListGoesWithResolver,
  ],
  setup,
});
