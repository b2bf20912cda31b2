import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type MediaService, mediaUrl } from '../media/media.service.ts';
import { storeSizes } from '../media/picture-sizes.ts';
import { companyPhotoModel } from './company-photo.model.ts';
import type { CompanyPhotoRecord } from './company-photo.record.ts';

/** Uploads per hour by one member of staff. */
const LIMIT = { tries: 100, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly media: MediaService;
  readonly limiter: RateLimiter;
}

/** Photos of the company page. Never deleted: the same bytes may be a picture of a product or an announcement, too. */
export function createCompanyPhotoService({ connection, media, limiter }: Deps) {
  const photos = companyPhotoModel(connection);
  return {
    /** Counts an upload before its body is read; false if over the limit. */
    attemptUpload: (staffId: string): Promise<boolean> => limiter.attempt({ [`company-photo:${staffId}`]: LIMIT }),

    async store(file: Buffer) {
      const sized = await storeSizes(media, file);
      if (typeof sized === 'string') return sized;
      const { mediaId, width, height, sizes, avif, placeholder } = sized;
      const measured = { width, height, sizes: [...sizes], avif: [...avif], placeholder };
      await photos.updateOne({ _id: mediaId }, { $set: measured }, { upsert: true });
      return { id: mediaId, url: mediaUrl(mediaId), width, height };
    },

    /** A photo that was sent; null for an unknown one. */
    async find(id: string): Promise<CompanyPhotoRecord | null> {
      const sent = await photos.findById(id).lean();
      if (!sent) return null;
      const { _id: mediaId, ...measured } = sent;
      return { mediaId, ...measured };
    },
  };
}

export type CompanyPhotoService = ReturnType<typeof createCompanyPhotoService>;
