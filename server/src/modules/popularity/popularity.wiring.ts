import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import { popularListModel } from './popular-list.model.ts';
import type { PopularListRecord, PopularLists } from './popularity.record.ts';
import { createPopularity, type Popularity } from './popularity.service.ts';

/** More lists than two stores in two languages have. */
const MAXIMUM_LISTS = 100;

/** Dependencies of the module. */
interface PopularityNeeds {
  readonly connection: Connection;
  readonly jobs: JobRegistry;
  readonly limiter: RateLimiter;
  readonly live: LiveHub;
}

export interface PopularityServices {
  readonly popularity: Popularity;
  /** In-memory copy of what was ranked last, updated by change events. */
  readonly popularLists: Mirror<PopularLists>;
}

const keysOf = (list: PopularListRecord | undefined) => list?.entries.map(({ key }) => key).join('\n');

export function createPopularityServices({ connection, jobs, limiter, live }: PopularityNeeds): PopularityServices {
  const lists = popularListModel(connection);
  const popularity = createPopularity(connection, limiter);
  jobs.register({ 'rank-popular': { every: '1 hour', run: () => popularity.rank() } });
  const popularLists = live.mirror<PopularLists, PopularListRecord>(
    lists,
    mirrorAsMap({
      load: () => lists.find().limit(MAXIMUM_LISTS).lean<PopularListRecord[]>().exec(),
      view: (rows) => rows,
      // An hour that ranks the same leaves pages as they are.
      isShown: (before, after) => keysOf(before) !== keysOf(after),
    }),
  );
  return { popularity, popularLists };
}
