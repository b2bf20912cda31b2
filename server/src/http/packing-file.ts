import { isMarket } from '@eunbit/schema/market';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { PACKING_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/index.ts';
import type { ShippingServices } from '../modules/shipping/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { registerStaffDownload } from './staff-download.ts';

/** Picking list, packing slips and labels of many orders to print, for staff. */
export function registerPackingFile(
  app: FastifyInstance,
  contexts: ContextFactory<AuditServices & ShippingServices>,
): void {
  registerStaffDownload(app, contexts, {
    path: PACKING_FILE_PATH,
    isAlsoWhenClosed: true,
    async createFile({ query, context: { services, language } }) {
      const [market, numbers] = [query.get('market'), query.getAll('order')];
      const isBounded = numbers.length > 0 && numbers.length <= MAXIMUM_ORDERS_AT_ONCE;
      if (!isMarket(market)) return { wrong: 'market' };
      if (!isBounded) return { wrong: 'order' };
      return {
        name: `packing-${market}-${storeDay(market, new Date())}.pdf`,
        type: 'application/pdf',
        isShown: true,
        auditEntry: {
          action: 'ORDERS_EXPORTED',
          subject: 'ORDER_LIST',
          subjectId: market,
          after: { filter: `PDF: ${numbers.join(', ')}` },
        },
        body: await services.papers.print(market, numbers, language),
      };
    },
  });
}
