import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { VisitServices } from '../visit/index.ts';
import { createSaleCounting } from './sale-counting.service.ts';
import { saleRollupModel } from './sale-rollup.model.ts';
import { createSaleStatistics } from './sale-statistics.service.ts';
import { StatisticsResolver } from './statistics.resolver.ts';
import { createVisitCounting } from './visit-counting.service.ts';
import { visitRollupModel } from './visit-rollup.model.ts';
import { createVisitStatistics } from './visit-statistics.service.ts';
import { createVisitsNow } from './visits-now.service.ts';

type Needs = Platform & CatalogueServices & OrderServices & VisitServices;

function setup(needs: Needs) {
  const { connection, log, jobs, orderSales, visitMarks, visitReader } = needs;
  const saleCounting = createSaleCounting(connection, orderSales);
  const visitCounting = createVisitCounting({ connection, marks: visitMarks, visits: visitReader });
  jobs.register({
    // Reported visits appear in the statistics within about a minute.
    'count-visits': { every: '1 minute', run: () => visitCounting.run() },
    'count-sales': { every: '30 seconds', run: () => saleCounting.run() },
  });
  return {
    saleCounting,
    saleStatistics: createSaleStatistics(connection, orderSales),
    visitCounting,
    visitsNow: createVisitsNow(visitReader, log),
    visitStatistics: createVisitStatistics(connection, visitReader),
  };
}

export type StatisticsServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type StatisticsContext = ModuleContext<typeof setup>;

export const statisticsModule = defineModule({
  models: [saleRollupModel, visitRollupModel],
  resolvers: [StatisticsResolver],
  setup,
});
