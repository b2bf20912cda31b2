import { isMarket } from '@eunbit/schema/market';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { PACKING_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { holds } from '../common/permissions.ts';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/audit.wiring.ts';
import type { BulkShippingServices } from '../modules/bulk-shipping/bulk-shipping.wiring.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

/** Picking list, slips and labels of many orders to print, for staff. Recorded in the audit log as other exports are. */
export function registerPackingFile(
  app: FastifyInstance,
  contexts: ContextFactory<AuditServices & BulkShippingServices>,
): void {
  app.get(PACKING_FILE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { viewer, services, language } = await contexts.create(readCaller(request), NO_COOKIES);
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, 'order:read')) return reply.code(403).send();
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const [market, numbers] = [query.get('market'), query.getAll('order')];
    const isBounded = numbers.length > 0 && numbers.length <= MAXIMUM_ORDERS_AT_ONCE;
    if (!isMarket(market) || !isBounded) return reply.code(400).send();
    const file = await services.papers.print(market, numbers, language);
    await services.audit.recordLook({
      by: viewer.id,
      action: 'ORDERS_EXPORTED',
      subject: 'ORDER_LIST',
      subjectId: market,
      after: { filter: `PDF: ${numbers.join(', ')}` },
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="packing-${market}-${storeDay(market, new Date())}.pdf"`)
      .send(file);
  });
}
