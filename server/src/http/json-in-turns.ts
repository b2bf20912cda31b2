import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Turns } from '../common/turns.ts';

/** Bytes of a body that is parsed in well under a millisecond. The longest operation of our clients has 10,000 characters. */
const SHORT_BYTES = 32 * 1024;

/**
 * Makes the routes of a scope parse JSON as Fastify does, but spreads long bodies that arrive together over several turns of the
 * event loop. No budget applies before they are parsed, and parsing all of them at once would block the process.
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
