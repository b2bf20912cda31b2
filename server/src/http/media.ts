import type { FastifyInstance } from 'fastify';
import { emailPicture, type MediaService, type StoredMedia } from '../modules/media/index.ts';
import { parseByteRange } from './byte-range.ts';

/** Maximum bytes of media cached in memory; files are small, and few of them get most requests. */
const CACHED_BYTES = 24 * 1024 * 1024;
/** Maximum bytes of cached email variants: about 400 products. */
const CACHED_EMAIL_BYTES = 2 * 1024 * 1024;
const MEDIA_ID = /^[0-9a-f]{32}$/;
const ONE_YEAR = 31_536_000;

const FOR_EVER = `public, max-age=${ONE_YEAR}, immutable`;
/** Removable pictures: browsers drop them within an hour of removal. */
const FOR_NOW = 'private, max-age=3600';

/** Serves stored pictures and videos. The content of an id never changes, so responses may be cached forever. */
export function registerMedia(app: FastifyInstance, media: MediaService): void {
  const load = cached((id) => media.load(id), CACHED_BYTES);
  const loadForEmail = cached(async (id) => {
    const found = await load(id);
    if (!found?.contentType.startsWith('image/') || found.removable) return null;
    const bytes = await emailPicture(found.bytes);
    return { contentType: 'image/jpeg', length: bytes.length, bytes, removable: false };
  }, CACHED_EMAIL_BYTES);

  app.get<{ Params: { id: string } }>('/media/:id/email.jpg', async ({ params: { id } }, reply) => {
    const found = MEDIA_ID.test(id) ? await loadForEmail(id) : null;
    if (!found) return reply.code(404).send();
    return (
      reply
        .header('cache-control', FOR_EVER)
        // Shown by webmail clients on other sites, and by the sandboxed frame in which staff read emails.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .type(found.contentType)
        .send(found.bytes)
    );
  });

  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    if (!MEDIA_ID.test(id)) return reply.code(404).send();
    const found = await load(id);
    if (!found) return reply.code(404).send();
    const { bytes, contentType, removable } = found;
    reply
      .header('cache-control', removable ? FOR_NOW : FOR_EVER)
      // An SVG opened directly must not run scripts.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('accept-ranges', 'bytes')
      .type(contentType);
    // Video players request ranges; some play nothing without range support.
    const range = parseByteRange(request.headers.range, bytes.length);
    if (range === null) return reply.send(bytes);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
    const { first, last } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1));
  });
}

/** An in-memory cache of the latest files, limited in bytes. */
function cached(load: (id: string) => Promise<StoredMedia | null>, maximum: number): typeof load {
  const kept = new Map<string, StoredMedia>();
  let size = 0;
  return async (id) => {
    const known = kept.get(id);
    if (known) return known;
    const found = await load(id);
    // A concurrent request may have cached it already. Removable files are never cached: they must not be served after
    // removal.
    if (!found || found.removable || kept.has(id)) return found;
    kept.set(id, found);
    size += found.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= maximum) break;
      kept.delete(oldest);
      size -= bytes.length;
    }
    return found;
  };
}
