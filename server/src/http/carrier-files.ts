import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { isCarrierFileEncoding, isCarrierProgram, MAXIMUM_CARRIER_FILE_BYTES } from '@eunbit/schema/bulk-shipping';
import { isMarket } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { CARRIER_FILE_PATH, TRACKING_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holds } from '../common/permissions.ts';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/audit.wiring.ts';
import type { BulkShippingServices } from '../modules/bulk-shipping/bulk-shipping.wiring.ts';
import type { NumbersFile } from '../modules/bulk-shipping/carrier-file/carrier-file.service.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

type Contexts = ContextFactory<AuditServices & BulkShippingServices>;

const readQuery = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '');

/** Download of addresses in the format of a carrier's program, for staff. Recorded in the audit log as other exports are. */
function registerAddresses(app: FastifyInstance, contexts: Contexts): void {
  app.get(CARRIER_FILE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { viewer, services } = await contexts.create(readCaller(request), NO_COOKIES);
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, 'order:read')) return reply.code(403).send();
    const query = readQuery(request);
    const [carrier, encoding, numbers] = [query.get('carrier'), query.get('encoding'), query.getAll('order')];
    if (!isCarrierProgram(carrier) || !isCarrierFileEncoding(encoding) || numbers.length === 0) {
      return reply.code(400).send();
    }
    const file = await services.carrierFiles.addresses(numbers, carrier, encoding);
    await services.audit.recordLook({
      by: viewer.id,
      action: 'ORDERS_EXPORTED',
      subject: 'ORDER_LIST',
      subjectId: 'KR',
      after: { filter: `${carrier}: ${numbers.join(', ')}` },
    });
    return reply
      .header('content-type', `text/csv; charset=${encoding}`)
      .header('content-disposition', `attachment; filename="${carrier}-${storeDay('KR', new Date())}.csv"`)
      .send(file);
  });
}

interface FileError {
  readonly status: number;
  readonly key: ApiMessageKey;
}

const FILE_ERRORS = {
  signedOut: { status: 401, key: 'unauthenticated' },
  forbidden: { status: 403, key: 'forbidden' },
  invalid: { status: 400, key: 'input.invalid' },
  tooLarge: { status: 413, key: 'carrierFile.tooLarge' },
  tooManyRows: { status: 422, key: 'carrierFile.tooManyRows' },
  unreadable: { status: 422, key: 'carrierFile.unreadable' },
  noNumbers: { status: 422, key: 'carrierFile.noNumbers' },
  noOrders: { status: 422, key: 'carrierFile.noOrders' },
  empty: { status: 422, key: 'carrierFile.empty' },
} as const satisfies Record<Exclude<NumbersFile['outcome'], 'read'> | string, FileError>;

/**
 * Accepts a carrier's file of numbers as its raw body. The caller is authorised before the body is read. Other sites cannot
 * send one: the content type needs a CORS preflight, and the session cookie is SameSite.
 */
async function registerNumbers(app: FastifyInstance, contexts: Contexts): Promise<void> {
  async function refuse(request: FastifyRequest, reply: FastifyReply, reason: keyof typeof FILE_ERRORS) {
    const { status, key } = FILE_ERRORS[reason];
    const { language } = await contexts.create(readCaller(request), NO_COOKIES);
    return reply.code(status).send({ errors: [{ message: apiMessage(key, language) }] });
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAXIMUM_CARRIER_FILE_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 'tooLarge');
      if (error.statusCode === 415) return refuse(request, reply, 'unreadable');
      throw error;
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { viewer } = await contexts.create(readCaller(request), NO_COOKIES);
      if (!viewer) return refuse(request, reply, 'signedOut');
      if (!holds(viewer, 'order:read')) return refuse(request, reply, 'forbidden');
    });

    scope.post(TRACKING_FILE_PATH, async (request, reply) => {
      const { services, language } = await contexts.create(readCaller(request), NO_COOKIES);
      const query = readQuery(request);
      const market = query.get('market');
      const carrier = Object.values(Carrier).find((known) => known === query.get('carrier'));
      if (!isMarket(market) || !carrier || !Buffer.isBuffer(request.body)) return refuse(request, reply, 'invalid');
      const file = await services.carrierFiles.readNumbers(market, carrier, request.body);
      if (file.outcome !== 'read') return refuse(request, reply, file.outcome);
      const rejected = file.rejected.map(({ reason, ...row }) => ({ ...row, message: apiMessage(reason, language) }));
      return { orders: file.orders, left: file.left, rejected, rejectedCount: file.rejectedCount };
    });
  });
}

/** Files that go to the programs of carriers, and come back from them with numbers. */
export async function registerCarrierFiles(app: FastifyInstance, contexts: Contexts): Promise<void> {
  registerAddresses(app, contexts);
  await registerNumbers(app, contexts);
}
