import { SearchResolver } from './search.resolver.ts';
import { createSearchServices } from './search.services.ts';

export const searchModule = {
  models: [],
  resolvers: [SearchResolver],
  createServices: createSearchServices,
};
