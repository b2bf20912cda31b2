import { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import { type CatalogueLive, MAXIMUM_PRODUCTS } from '../catalogue/index.ts';
import type { StockLive } from '../stock/index.ts';
import { boughtTogetherModel } from './bought-together.model.ts';
import type { BoughtTogether, BoughtTogetherRecord } from './bought-together.record.ts';
import { type BoughtTogetherCounting, createBoughtTogetherCounting } from './bought-together.service.ts';
import { createGoesWith, type GoesWith } from './goes-with.service.ts';
import { createProductFinder, type ProductFinder } from './product-finder.service.ts';
import { createProductList, type ProductListReader } from './product-list.service.ts';
import { unitsSoldModel } from './units-sold.model.ts';
import type { UnitsSold, UnitsSoldRecord } from './units-sold.record.ts';
import { createUnitsSoldCounting, type UnitsSoldCounting } from './units-sold.service.ts';

/** A record for each product of the largest catalogue in each store. */
const MOST_COUNTED = Object.values(Market).length * MAXIMUM_PRODUCTS;

/** Dependencies of the module. */
interface GuidanceNeeds {
  readonly config: Pick<Config, 'open'>;
  readonly connection: Connection;
  readonly jobs: JobRegistry;
  readonly live: LiveHub;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stockLevels: StockLive['stockLevels'];
}

export interface GuidanceServices {
  readonly boughtTogetherCounting: BoughtTogetherCounting;
  readonly unitsSoldCounting: UnitsSoldCounting;
  readonly goesWith: GoesWith;
  readonly productFinder: ProductFinder;
  readonly productList: ProductListReader;
}

/** Request context of the resolvers: the caller and the services. */
export type GuidanceContext = RequestContext<GuidanceNeeds & GuidanceServices>;

export function createGuidanceServices(needs: GuidanceNeeds): GuidanceServices {
  const { config, connection, jobs, live, catalogueCache, stockLevels } = needs;
  const model = boughtTogetherModel(connection);
  const boughtTogether = live.mirror<BoughtTogether, BoughtTogetherRecord>(
    model,
    mirrorAsMap({
      load: () => model.find().limit(MOST_COUNTED).lean<BoughtTogetherRecord[]>().exec(),
      view: (rows) => rows,
      // A night that counts the same leaves pages as they are.
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
  return {
    boughtTogetherCounting,
    unitsSoldCounting,
    goesWith: createGoesWith({ catalogueCache, stockLevels, boughtTogether }),
    productFinder: createProductFinder({ catalogueCache, stockLevels }),
    productList: createProductList({ catalogueCache, stockLevels, unitsSold }),
  };
}
