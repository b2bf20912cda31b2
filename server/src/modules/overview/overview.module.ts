import { OverviewResolver } from './overview.resolver.ts';
import { createOverviewServices } from './overview.wiring.ts';

export const overviewModule = {
  models: [],
  resolvers: [OverviewResolver],
  createServices: createOverviewServices,
};
