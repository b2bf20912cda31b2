import { ANNOUNCEMENT_PICTURE_SIDE } from '@eunbit/schema/announcement';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type MediaService, mediaUrl, shrinkPicture } from '../media/index.ts';

/** Uploads per hour by one member of staff. */
const LIMIT = { tries: 100, windowSeconds: 3600 };

interface AnnouncementPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures in announcements. Never deleted: copies of an announcement and external links may still refer to them. */
export function createAnnouncementPictureService(media: MediaService, limiter: RateLimiter) {
  return {
    /** Counts an upload before its body is read; false if over the limit. */
    attemptUpload: (staffId: string): Promise<boolean> =>
      limiter.attempt({ [`announcement-picture:${staffId}`]: LIMIT }),

    async store(file: Buffer): Promise<AnnouncementPicture | 'tooLarge' | 'unreadable'> {
      const shrunk = await shrinkPicture(file, ANNOUNCEMENT_PICTURE_SIDE);
      if (typeof shrunk === 'string') return shrunk;
      const { bytes, contentType, width, height } = shrunk;
      const id = await media.store(bytes, contentType);
      return { id, url: mediaUrl(id), width, height };
    },
  };
}

export type AnnouncementPictureService = ReturnType<typeof createAnnouncementPictureService>;
