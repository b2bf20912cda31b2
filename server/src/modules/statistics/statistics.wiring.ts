import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import type { OrderSales } from '../order/index.ts';
import type { VisitMarks, VisitReader } from '../visit/index.ts';
import { createSaleCounting, type SaleCounting } from './sale-counting.service.ts';
import { createSaleStatistics, type SaleStatistics } from './sale-statistics.service.ts';
import { createVisitCounting, type VisitCounting } from './visit-counting.service.ts';
import { createVisitStatistics, type VisitStatistics } from './visit-statistics.service.ts';
import { createVisitsNow, type VisitsNow } from './visits-now.service.ts';

/** What the module is made from. */
interface StatisticsNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly jobs: JobRegistry;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly orderSales: OrderSales;
  readonly visitMarks: VisitMarks;
  readonly visitReader: VisitReader;
}

export interface StatisticsServices {
  readonly saleCounting: SaleCounting;
  readonly saleStatistics: SaleStatistics;
  readonly visitCounting: VisitCounting;
  readonly visitsNow: VisitsNow;
  readonly visitStatistics: VisitStatistics;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type StatisticsContext = RequestContext<StatisticsNeeds & StatisticsServices>;

export function createStatisticsServices(needs: StatisticsNeeds): StatisticsServices {
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
