import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Turns } from '../common/turns.ts';

/** Bytes of a body that is read in well under a millisecond. The longest operation of our clients has 10,000 characters. */
const SHORT_BYTES = 32 * 1024;

/**
 * Lets the routes of a scope read JSON as Fastify does, but long bodies that arrive together in several turns of the event
 * loop. No budget counts them before they are read, and the process would be silent for the time of all of them.
 */
export function readJsonInTurns(scope: FastifyInstance): void {
  const turns = new Turns();
  const parse = scope.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, body: Buffer) =>
    new Promise((resolve, reject) => {
      parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)));
    });
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer): Promise<unknown> =>
      body.length > SHORT_BYTES ? turns.run(() => read(request, body)) : read(request, body),
  );
}
