import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnnouncementServices } from '../announcement/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { FaqServices } from '../faq/index.ts';
import type { TrendingServices } from '../trending/index.ts';
import type { HiddenSearches, HiddenSearchesRecord } from './hidden-searches.model.ts';
import { hiddenSearchesModel } from './hidden-searches.model.ts';
import { createPopularSearches } from './popular-searches.service.ts';
import { SearchResolver } from './search.resolver.ts';
import { createSearchService } from './search.service.ts';
import { SearchModerationResolver } from './search-moderation.resolver.ts';
import { createSearchModeration } from './search-moderation.service.ts';

/** Maximum number of lists; two stores in two languages need fewer. */
const MAXIMUM_LISTS = 100;

type Needs = Platform & AnnouncementServices & AuditServices & CatalogueServices & FaqServices & TrendingServices;

function setup(needs: Needs) {
  const { connection, live, trending, popularLists } = needs;
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
    popularSearches: createPopularSearches({ search, trending, popularLists, hiddenSearches }),
    searchModeration: createSearchModeration(needs),
  };
}

/** The context of the module's resolvers. */
export type SearchContext = ModuleContext<typeof setup>;

export const searchModule = defineModule({
  models: [hiddenSearchesModel],
  resolvers: [SearchResolver, SearchModerationResolver],
  setup,
});
