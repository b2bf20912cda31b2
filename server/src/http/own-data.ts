import type { FastifyInstance } from 'fastify';
import type { OwnDataService } from '../modules/account/index.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

/** Download of all personal data of the signed-in account, as a file. */
export function registerOwnData(app: FastifyInstance, contexts: ContextFactory, ownData: OwnDataService): void {
  app.get('/account/data.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { viewer } = await contexts.create(readCaller(request), NO_COOKIES);
    if (!viewer) return reply.code(401).send();
    const data = await ownData.download(viewer);
    if (!data) return reply.code(429).send();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="eunbit-account.json"')
      .send(JSON.stringify(data, null, 2));
  });
}
