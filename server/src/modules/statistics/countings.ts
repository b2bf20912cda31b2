import type { Connection } from 'mongoose';
import { createOrderCounters, createOrderSales } from '../order/index.ts';
import { createVisitMarks, createVisitReader } from '../visit/index.ts';
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
