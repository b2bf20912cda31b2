import type { RequestContext } from '../../common/request-context.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueLive } from '../catalogue/catalogue-live.ts';
import type { HelpCentres } from '../faq/faq.record.ts';
import { createSearchService, type SearchService } from './search.service.ts';

/** Dependencies of the module. */
interface SearchNeeds {
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly helpCentres: Mirror<HelpCentres>;
}

export interface SearchServices {
  readonly search: SearchService;
}

/** Request context of the resolvers: the caller and the services. */
export type SearchContext = RequestContext<SearchNeeds & SearchServices>;

export function createSearchServices(needs: SearchNeeds): SearchServices {
  return { search: createSearchService(needs) };
}
