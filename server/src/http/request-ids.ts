import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetwork } from '../common/client-network.ts';
import { runInLogContext } from '../log/log-context.ts';
import { createReadableId } from '../log/random-id.ts';
import { getCallerAddress } from './caller-address.ts';

const HEADER = 'x-request-id';

/** What a proxy may send: UUIDs and their like. The log takes longer words for secrets, and hides them. */
const WELL_FORMED = /^[\w-]{8,39}$/;

/** Names each request: by the id that a trusted proxy has given it, so that both logs can be read together, or by one of its own. */
export function createRequestIdSource({ trustsProxy }: { trustsProxy: boolean }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[HEADER];
    return trustsProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : createReadableId();
  };
}

/** Every answer carries the id of its request, and so does what is logged meanwhile. Call before all other hooks. */
export function registerRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    runInLogContext({ requestId: request.id }, done, () => clientNetwork(getCallerAddress(request)));
  });
}

/** Sends the request id as a server timing, which scripts of the page can read, unlike the page's headers. */
export function setRequestIdHeader(reply: FastifyReply): void {
  reply.header('server-timing', `request;desc="${reply.request.id}"`);
}
