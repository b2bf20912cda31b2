import { SearchResolver } from './search.resolver.ts';
import { createSearchServices } from './search.wiring.ts';

export const searchModule = {
  models: [],
  resolvers: [SearchResolver],
  createServices: createSearchServices,
};
