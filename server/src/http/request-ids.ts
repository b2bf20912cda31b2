import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetwork } from '../common/client-network.ts';
import { runInLogContext } from '../log/log-context.ts';
import { createReadableId } from '../log/random-id.ts';
import { getCallerAddress } from './caller-address.ts';

const HEADER = 'x-request-id';

/** Ids accepted from a proxy: UUIDs and similar. The log redacts longer words, since they may be secrets. */
const WELL_FORMED = /^[\w-]{8,39}$/;

/** Assigns each request an id: that of a trusted proxy, so that both logs can be correlated, or a new one. */
export function createRequestIdSource({ trustsProxy }: { trustsProxy: boolean }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[HEADER];
    return trustsProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : createReadableId();
  };
}

/** Every response carries its request id, and so does every log line meanwhile. Call before all other hooks. */
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
