import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import {
  type AvifEncoding,
  type EncodedPictures,
  type MediaService,
  markDue,
  mediaUrl,
  storeSizes,
} from '../media/index.ts';
import { companyBlockModel } from './company-block.model.ts';
import type { CompanyPhotoRecord } from './company-photo.model.ts';
import { companyPhotoModel } from './company-photo.model.ts';

/** Uploads per hour by one member of staff. */
const LIMIT = { tries: 100, windowSeconds: 3600 };

interface Deps {
  readonly avifEncoding: AvifEncoding;
  readonly connection: Connection;
  readonly media: MediaService;
  readonly limiter: RateLimiter;
}

/** Photos of the company page. Never deleted, because the same file may also be a picture of a product or announcement. */
export function createCompanyPhotoService({ avifEncoding, connection, media, limiter }: Deps) {
  const photos = companyPhotoModel(connection);
  const blocks = companyBlockModel(connection);
  const encoded = photos.collection as unknown as EncodedPictures;
  avifEncoding.register({
    pictures: encoded,
    show: (session, mediaId, avif) =>
      blocks.updateMany({ 'photo.mediaId': mediaId }, { $set: { 'photo.avif': avif } }, { session }),
  });

  return {
    /** Counts an upload before its body is read; false if over the limit. */
    attemptUpload: (staffId: string): Promise<boolean> => limiter.attempt({ [`company-photo:${staffId}`]: LIMIT }),

    async store(file: Buffer) {
      const sized = await storeSizes(media, file);
      if (typeof sized === 'string') return sized;
      const { mediaId, width, height, sizes, placeholder } = sized;
      const measured = { width, height, sizes: [...sizes], placeholder };
      const once = { avif: [], avifDueAt: new Date() };
      await photos.updateOne({ _id: mediaId }, { $set: measured, $setOnInsert: once }, { upsert: true });
      return { id: mediaId, url: mediaUrl(mediaId), width, height };
    },

    /** Queues a photo without AVIF for encoding after the transaction is committed. */
    async awaitAvif(session: ClientSession, photo: CompanyPhotoRecord | null): Promise<void> {
      if (photo && photo.avif.length === 0) await markDue(encoded, session, [photo.mediaId]);
    },

    /** An uploaded photo; null if it is unknown. */
    async find(id: string): Promise<CompanyPhotoRecord | null> {
      const sent = await photos.findById(id).lean();
      if (!sent) return null;
      const { _id: mediaId, avifDueAt: _due, ...measured } = sent;
      return { mediaId, ...measured };
    },
  };
}

export type CompanyPhotoService = ReturnType<typeof createCompanyPhotoService>;
