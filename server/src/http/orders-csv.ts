import { Readable } from 'node:stream';
import { isMarket } from '@eunbit/schema/market';
import { OrderSort, readOrderFilter, writeOrderFilter } from '@eunbit/schema/order-list';
import { ORDERS_CSV_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { holds } from '../common/permissions.ts';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/audit.wiring.ts';
import { ordersCsv } from '../modules/order/list/order-export.ts';
import type { OrderServices } from '../modules/order/order.wiring.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

/** CSV download of filtered orders, for staff. Exports of personal data are recorded in the audit log. */
export function registerOrdersCsv(app: FastifyInstance, contexts: ContextFactory<AuditServices & OrderServices>): void {
  app.get(ORDERS_CSV_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { viewer, services, language } = await contexts.create(readCaller(request), NO_COOKIES);
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, 'order:read')) return reply.code(403).send();
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const market = query.get('market');
    if (!isMarket(market)) return reply.code(400).send();
    const sort = query.get('sort') ?? '';
    const order = Object.hasOwn(OrderSort, sort) ? (sort as OrderSort) : OrderSort.NEWEST;
    const filter = readOrderFilter(query);
    await services.audit.recordLook({
      by: viewer.id,
      action: 'ORDERS_EXPORTED',
      subject: 'ORDER_LIST',
      subjectId: market,
      after: { filter: String(writeOrderFilter(filter)) },
    });
    const file = Readable.from(ordersCsv(services.orderList.all(market, filter, order), market, language));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${market}-${storeDay(market, new Date())}.csv"`)
      .send(file);
  });
}
