import { saleRollupModel } from './sale-rollup.model.ts';
import { StatisticsResolver } from './statistics.resolver.ts';
import { createStatisticsServices } from './statistics.wiring.ts';
import { visitRollupModel } from './visit-rollup.model.ts';

export const statisticsModule = {
  models: [saleRollupModel, visitRollupModel],
  resolvers: [StatisticsResolver],
  createServices: createStatisticsServices,
};
