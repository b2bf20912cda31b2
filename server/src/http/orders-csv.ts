import { isMarket } from '@eunbit/schema/market';
import { findWrongParameter, OrderSort, readOrderFilter, writeOrderFilter } from '@eunbit/schema/order-list';
import { ORDERS_CSV_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/index.ts';
import { ORDER_HEADINGS, type OrderServices, orderRows } from '../modules/order/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { findFileFormat, toListDownload } from './staff-csv.ts';
import { registerStaffDownload } from './staff-download.ts';

/** Download of filtered orders, for staff. */
export function registerOrdersCsv(app: FastifyInstance, contexts: ContextFactory<AuditServices & OrderServices>): void {
  registerStaffDownload(app, contexts, {
    path: ORDERS_CSV_PATH,
    isAlsoWhenClosed: true,
    createFile({ query, context: { services, language } }) {
      const market = query.get('market');
      if (!isMarket(market)) return { wrong: 'market' };
      const sort = query.get('sort') ?? OrderSort.NEWEST;
      const order = Object.values(OrderSort).find((known) => known === sort);
      if (!order) return { wrong: 'sort' };
      const wrong = findWrongParameter(query, ['market', 'sort', 'format']);
      if (wrong) return { wrong };
      const filter = readOrderFilter(query);
      return toListDownload(findFileFormat(query), {
        name: `orders-${market}-${storeDay(market, new Date())}`,
        auditEntry: {
          action: 'ORDERS_EXPORTED',
          subject: 'ORDER_LIST',
          subjectId: market,
          after: { filter: String(writeOrderFilter(filter)) },
        },
        headings: ORDER_HEADINGS[language],
        rows: orderRows(services.orderList.all(market, filter, order), market, language),
      });
    },
  });
}
