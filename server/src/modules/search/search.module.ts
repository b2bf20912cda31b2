import { hiddenSearchesModel } from './hidden-searches.model.ts';
import { SearchResolver } from './search.resolver.ts';
import { createSearchServices } from './search.wiring.ts';
import { SearchModerationResolver } from './search-moderation.resolver.ts';

export const searchModule = {
  models: [hiddenSearchesModel],
  resolvers: [SearchResolver, SearchModerationResolver],
  createServices: createSearchServices,
};
