import { REVIEW_PICTURE_SIDE } from '@eunbit/schema/review';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil } from '../../common/indexed-text.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { MediaService } from '../media/media.service.ts';
import { shrinkPicture } from '../media/shrink-picture.ts';
import type { ShownPicture } from './review.record.ts';
import { reviewPictureModel } from './review-picture.model.ts';
import type { ReviewPictureRecord } from './review-picture.record.ts';

/** Pictures within an hour from one account and from one address. */
const ACCOUNT_LIMIT = { tries: 40, windowSeconds: 3600 };
const ADDRESS_LIMIT = { tries: 120, windowSeconds: 3600 };
/** A review that is not finished within a day has to add its pictures again. */
const UNUSED_MS = 86_400_000;
/** Pictures thrown away by one run of the job. */
const DISCARDED_AT_ONCE = 100;

/** Thrown inside a transaction to abort it: a picture is not this person's, shown already, or gone. */
export class PictureGoneError extends Error {
  override readonly name = 'PictureGoneError';
}

interface Deps {
  readonly connection: Connection;
  readonly media: MediaService;
  readonly limiter: RateLimiter;
}

/** Pictures of reviews: taken in before the review is written, thrown away when no review shows them. */
export function createReviewPictureService({ connection, media, limiter }: Deps) {
  const pictures = reviewPictureModel(connection);

  /** The file first: a picture whose record is gone could not be found any more. */
  async function throwAway(due: readonly { readonly _id: string }[]): Promise<void> {
    for (const { _id } of due) {
      await media.remove(_id);
      await pictures.deleteOne({ _id });
    }
  }

  return {
    /** Counts a picture before it is read; false when there were too many. */
    attemptUpload(userId: string, address: string): Promise<boolean> {
      return limiter.attempt({
        [`review-picture:${userId}`]: ACCOUNT_LIMIT,
        [`review-picture-from:${address}`]: ADDRESS_LIMIT,
      });
    },

    /** Keeps a picture for a review that this person is about to write. */
    async store(userId: string, file: Buffer): Promise<ReviewPictureRecord | 'tooLarge' | 'unreadable'> {
      const shrunk = await shrinkPicture(file, REVIEW_PICTURE_SIDE);
      if (typeof shrunk === 'string') return shrunk;
      const { bytes, contentType, width, height } = shrunk;
      const _id = media.newRemovableId();
      const discardAt = new Date(Date.now() + UNUSED_MS);
      const record = { _id, userId, reviewId: null, width, height, discardAt };
      // The record first: whatever happens to the file, the job finds it.
      await pictures.create(record);
      await media.storeRemovable(_id, bytes, contentType);
      return record;
    },

    /**
     * Lets a review show exactly these pictures, in this order. Throws `PictureGoneError` for one that is not the
     * author's, that another review shows or that is about to be thrown away.
     */
    async attach(
      session: ClientSession,
      { _id: reviewId, userId }: { readonly _id: Types.ObjectId; readonly userId: string },
      pictureIds: readonly string[],
    ): Promise<ShownPicture[]> {
      const now = new Date();
      const wanted = [...new Set(pictureIds)];
      const shown: ShownPicture[] = [];
      for (const mediaId of wanted) {
        const picture = await pictures.findOneAndUpdate(
          { _id: mediaId, userId, $or: [{ reviewId }, { reviewId: null, discardAt: { $gt: now } }] },
          { $set: { reviewId, discardAt: null } },
          { session, returnDocument: 'after', lean: true },
        );
        if (!picture) throw new PictureGoneError();
        shown.push({ mediaId, width: picture.width, height: picture.height });
      }
      await pictures.updateMany(
        { reviewId, _id: { $nin: wanted } },
        { $set: { reviewId: null, discardAt: now } },
        { session },
      );
      return shown;
    },

    /** A review is gone, and its pictures with it: right away, by the job if that fails. */
    async release(session: ClientSession, reviewId: Types.ObjectId): Promise<void> {
      await pictures.updateMany({ reviewId }, { $set: { reviewId: null, discardAt: new Date() } }, { session });
    },

    /** All that a person ever sent is due. */
    async releaseAll(session: ClientSession, userId: string): Promise<void> {
      await pictures.updateMany({ userId }, { $set: { reviewId: null, discardAt: new Date() } }, { session });
    },

    /** Throws away what no review shows any more; answers how many. Safe to run in several processes at once. */
    async discardDue(): Promise<number> {
      const due = await pictures
        .find({ discardAt: dateUntil(new Date()) }, { _id: 1 })
        .limit(DISCARDED_AT_ONCE)
        .lean();
      await throwAway(due);
      return due.length;
    },
  };
}

export type ReviewPictureService = ReturnType<typeof createReviewPictureService>;
