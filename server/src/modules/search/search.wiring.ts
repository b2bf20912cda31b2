import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { BoardEntry } from '../announcement/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import type { HelpCentres } from '../faq/index.ts';
import type { Popularity, PopularLists } from '../popularity/index.ts';
import { hiddenSearchesModel } from './hidden-searches.model.ts';
import type { HiddenSearches, HiddenSearchesRecord } from './hidden-searches.record.ts';
import { createPopularSearches, type PopularSearches } from './popular-searches.service.ts';
import { createSearchService, type SearchService } from './search.service.ts';
import { createSearchModeration, type SearchModeration } from './search-moderation.service.ts';

/** More lists than two stores in two languages have. */
const MAXIMUM_LISTS = 100;

/** Dependencies of the module. */
interface SearchNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly audit: AuditService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly helpCentres: Mirror<HelpCentres>;
  readonly announcementBoard: Mirror<readonly BoardEntry[]>;
  readonly popularity: Popularity;
  readonly popularLists: Mirror<PopularLists>;
}

export interface SearchServices {
  readonly search: SearchService;
  readonly popularSearches: PopularSearches;
  readonly searchModeration: SearchModeration;
}

/** Request context of the resolvers: the caller and the services. */
export type SearchContext = RequestContext<SearchNeeds & SearchServices>;

export function createSearchServices(needs: SearchNeeds): SearchServices {
  const { connection, live, popularity, popularLists } = needs;
  const lists = hiddenSearchesModel(connection);
  const hiddenSearches = live.mirror<HiddenSearches, HiddenSearchesRecord>(
    lists,
    mirrorAsMap({
      load: () => lists.find().limit(MAXIMUM_LISTS).lean<HiddenSearchesRecord[]>().exec(),
      view: (rows) =>
        new Map([...rows].map(([list, { searches }]) => [list, new Set(searches.map(({ text }) => text))])),
    }),
  );
  const search = createSearchService(needs);
  return {
    search,
    popularSearches: createPopularSearches({ search, popularity, popularLists, hiddenSearches }),
    searchModeration: createSearchModeration(needs),
  };
}
