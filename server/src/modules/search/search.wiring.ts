import type { RequestContext } from '../../common/request-context.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { BoardEntry } from '../announcement/announcement-board.ts';
import type { CatalogueLive } from '../catalogue/catalogue-live.ts';
import type { HelpCentres } from '../faq/faq.record.ts';
import type { PopularLists } from '../popularity/popularity.record.ts';
import type { Popularity } from '../popularity/popularity.service.ts';
import { createPopularSearches, type PopularSearches } from './popular-searches.service.ts';
import { createSearchService, type SearchService } from './search.service.ts';

/** Dependencies of the module. */
interface SearchNeeds {
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly helpCentres: Mirror<HelpCentres>;
  readonly announcementBoard: Mirror<readonly BoardEntry[]>;
  readonly popularity: Popularity;
  readonly popularLists: Mirror<PopularLists>;
}

export interface SearchServices {
  readonly search: SearchService;
  readonly popularSearches: PopularSearches;
}

/** Request context of the resolvers: the caller and the services. */
export type SearchContext = RequestContext<SearchNeeds & SearchServices>;

export function createSearchServices(needs: SearchNeeds): SearchServices {
  const { popularity, popularLists } = needs;
  const search = createSearchService(needs);
  return { search, popularSearches: createPopularSearches({ search, popularity, popularLists }) };
}
