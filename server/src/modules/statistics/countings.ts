import type { Connection } from 'mongoose';
import { createOrderCounters } from '../order/stores/order-counters.ts';
import { createOrderSales } from '../order/stores/order-sales.ts';
import { createVisitMarks } from '../visit/visit-marks.ts';
import { createVisitReader } from '../visit/visit-reader.ts';
import { createSaleCounting } from './sale-counting.service.ts';
import { createVisitCounting } from './visit-counting.service.ts';

/** Both counting services on a connection, for scripts that count without a server. */
export function createCountings(connection: Connection) {
  return {
    visits: createVisitCounting({
      connection,
      marks: createVisitMarks(connection),
      visits: createVisitReader(connection),
    }),
    sales: createSaleCounting(connection, createOrderSales(connection, createOrderCounters(connection))),
  };
}
