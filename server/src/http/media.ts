import type { FastifyInstance } from 'fastify';
import type { MediaService } from '../modules/media/media.service.ts';

/** Pictures in memory at most; they are small and the same few are asked for all the time. */
const CACHED_PICTURES = 200;
const ONE_YEAR = 31_536_000;

/** Serves stored pictures. An id names its content, so an answer may be kept for ever. */
export function registerMedia(app: FastifyInstance, media: MediaService): void {
  const cache = new Map<string, Awaited<ReturnType<MediaService['load']>>>();

  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    if (!/^[0-9a-f]{32}$/.test(id)) return reply.code(404).send();
    const picture = cache.get(id) ?? (await media.load(id));
    if (!picture) return reply.code(404).send();
    if (cache.size >= CACHED_PICTURES) cache.delete(cache.keys().next().value ?? '');
    cache.set(id, picture);
    return (
      reply
        .header('cache-control', `public, max-age=${ONE_YEAR}, immutable`)
        // A drawing opened by itself must not run anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type(picture.contentType)
        .send(picture.bytes)
    );
  });
}
