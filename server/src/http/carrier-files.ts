import { apiMessage } from '@eunbit/schema/api-messages';
import { isCarrierFileEncoding, isCarrierProgram, MAXIMUM_CARRIER_FILE_BYTES } from '@eunbit/schema/carrier-program';
import { isMarket } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { CARRIER_FILE_PATH, TRACKING_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/index.ts';
import type { ShippingServices } from '../modules/shipping/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { registerStaffDownload } from './staff-download.ts';
import { byPermission, registerUpload, UPLOAD_REFUSALS } from './upload.ts';

type Contexts = ContextFactory<AuditServices & ShippingServices>;

/** Download of addresses in the format of a carrier's software, for staff. */
function registerAddresses(app: FastifyInstance, contexts: Contexts): void {
  registerStaffDownload(app, contexts, {
    path: CARRIER_FILE_PATH,
    isAlsoWhenClosed: true,
    async createFile({ query, context: { services } }) {
      const [carrier, encoding, numbers] = [query.get('carrier'), query.get('encoding'), query.getAll('order')];
      if (!isCarrierProgram(carrier)) return { wrong: 'carrier' };
      if (!isCarrierFileEncoding(encoding)) return { wrong: 'encoding' };
      if (numbers.length === 0) return { wrong: 'order' };
      return {
        name: `${carrier}-${storeDay('KR', new Date())}.csv`,
        type: `text/csv; charset=${encoding}`,
        auditEntry: {
          action: 'ORDERS_EXPORTED',
          subject: 'ORDER_LIST',
          subjectId: 'KR',
          after: { filter: `${carrier}: ${numbers.join(', ')}` },
        },
        body: await services.carrierFiles.addresses(numbers, carrier, encoding),
      };
    },
  });
}

const REFUSALS = {
  ...UPLOAD_REFUSALS,
  invalid: { status: 400, code: 'VALIDATION_FAILED', key: 'input.invalid' },
  tooLarge: { status: 413, code: 'CARRIER_FILE_TOO_LARGE', key: 'carrierFile.tooLarge' },
  tooManyRows: { status: 422, code: 'CARRIER_FILE_TOO_MANY_ROWS', key: 'carrierFile.tooManyRows' },
  unreadable: { status: 422, code: 'CARRIER_FILE_UNREADABLE', key: 'carrierFile.unreadable' },
  noNumbers: { status: 422, code: 'CARRIER_FILE_HAS_NO_NUMBERS', key: 'carrierFile.noNumbers' },
  noOrders: { status: 422, code: 'CARRIER_FILE_HAS_NO_ORDERS', key: 'carrierFile.noOrders' },
  empty: { status: 422, code: 'CARRIER_FILE_EMPTY', key: 'carrierFile.empty' },
} as const;

/** Files exported to the software of carriers, and imported from it with tracking numbers. */
export async function registerCarrierFiles(app: FastifyInstance, contexts: Contexts): Promise<void> {
  registerAddresses(app, contexts);
  await registerUpload(app, contexts, {
    path: TRACKING_FILE_PATH,
    types: ['application/octet-stream'],
    maximumBytes: MAXIMUM_CARRIER_FILE_BYTES,
    identify: byPermission(TRACKING_FILE_PATH),
    refusals: REFUSALS,
    async take({ bytes, query, context: { services, language } }) {
      const market = query.get('market');
      const carrier = Object.values(Carrier).find((known) => known === query.get('carrier'));
      if (!isMarket(market) || !carrier) return { refused: 'invalid' };
      const file = await services.carrierFiles.readNumbers(market, carrier, bytes);
      if ('refused' in file) return file;
      const { orders, left, rejectedCount } = file;
      const rejected = file.rejected.map(({ reason, ...row }) => ({ ...row, message: apiMessage(reason, language) }));
      return { status: 200, answer: { orders, left, rejected, rejectedCount } };
    },
  });
}
