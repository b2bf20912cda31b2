import { RETURN_LABEL_PATH } from '@eunbit/schema/return';
import type { FastifyInstance } from 'fastify';
import type { ReturnServices } from '../modules/return/index.ts';
import { readQuery } from './read-query.ts';

/** A person waits for the label. */
const LABEL_WITHIN_MS = 20_000;

/** Carriers that do not support the requested format send a picture. */
const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;

/**
 * Labels of returns to print, at signed URLs that only viewers of the return get and that expire within two hours (RETURN-15).
 * The shop proxies the file: the provider's URL of a label is public and does not expire.
 */
export function registerReturnLabels(
  app: FastifyInstance,
  { returnLabelFiles }: Pick<ReturnServices, 'returnLabelFiles'>,
): void {
  app.get(RETURN_LABEL_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const key = readQuery(request).get('key') ?? '';
    const bytes = await returnLabelFiles.load(key, AbortSignal.timeout(LABEL_WITHIN_MS)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'failed to fetch a return label');
      return undefined;
    });
    if (bytes === undefined) return reply.code(503).header('retry-after', '30').send();
    if (bytes === null) return reply.code(404).send();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .type(isPng(bytes) ? 'image/png' : 'application/pdf')
      .send(Buffer.from(bytes));
  });
}
