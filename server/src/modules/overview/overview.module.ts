import { OverviewResolver } from './overview.resolver.ts';
import { createOverviewServices } from './overview.wiring.ts';
import { WorkResolver } from './work.resolver.ts';

export const overviewModule = {
  models: [],
  resolvers: [OverviewResolver, WorkResolver],
  createServices: createOverviewServices,
};
