import { defineModule } from '../../common/shop-module.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { Platform } from '../../platform/platform.ts';
import { popularCountModel } from './popular-count.model.ts';
import type { PopularListRecord, PopularLists } from './popular-list.model.ts';
import { popularListModel } from './popular-list.model.ts';
import { createTrending } from './trending.service.ts';

/** Maximum number of lists; two stores in two languages need fewer. */
const MAXIMUM_LISTS = 100;

type Needs = Platform;

const keysOf = (list: PopularListRecord | undefined) => list?.entries.map(({ key }) => key).join('\n');

function setup({ connection, jobs, limiter, live }: Needs) {
  const lists = popularListModel(connection);
  const trending = createTrending(connection, limiter);
  jobs.register({ 'rank-popular': { every: '1 hour', run: () => trending.rank() } });
  const popularLists = live.mirror<PopularLists, PopularListRecord>(
    lists,
    mirrorAsMap({
      load: () => lists.find().limit(MAXIMUM_LISTS).lean<PopularListRecord[]>().exec(),
      view: (rows) => rows,
      // An hourly run with the same ranking does not change pages.
      isShown: (before, after) => keysOf(before) !== keysOf(after),
    }),
  );
  return { trending, popularLists };
}

export type TrendingServices = ReturnType<typeof setup>;

export const trendingModule = defineModule({
  models: [popularCountModel, popularListModel],
  setup,
});
