import { REVIEW_PICTURE_SIDE } from '@eunbit/schema/review';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil } from '../../common/indexed-text.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type MediaService, shrinkPicture } from '../media/index.ts';
import type { ShownPicture } from './review.model.ts';
import { type ReviewPictureRecord, reviewPictureModel } from './review-picture.model.ts';

/** Picture uploads per hour, by account and by IP address. */
const ACCOUNT_LIMIT = { tries: 40, windowSeconds: 3600 };
const ADDRESS_LIMIT = { tries: 120, windowSeconds: 3600 };
/** Milliseconds after which an uploaded picture that no review shows is discarded: one day. */
const UNUSED_MS = 86_400_000;
/** Pictures discarded per run of the job. */
const DISCARDED_AT_ONCE = 100;

/** Aborts the transaction: a picture belongs to another account, is already attached, or no longer exists. */
export class PictureGoneError extends Error {
  override readonly name = 'PictureGoneError';
}

interface Deps {
  readonly connection: Connection;
  readonly media: MediaService;
  readonly limiter: RateLimiter;
}

/** Pictures of reviews: uploaded before the review is written, discarded once no review shows them. */
export function createReviewPictureService({ connection, media, limiter }: Deps) {
  const pictures = reviewPictureModel(connection);

  /** Deletes the file before its record: without the record, a leftover file could not be found again. */
  async function throwAway(due: readonly { readonly _id: string }[]): Promise<void> {
    for (const { _id } of due) {
      await media.remove(_id);
      await pictures.deleteOne({ _id });
    }
  }

  return {
    /** Counts an upload before its body is read; false when the rate limit is exceeded. */
    attemptUpload(userId: string, address: string): Promise<boolean> {
      return limiter.attempt({
        [`review-picture:${userId}`]: ACCOUNT_LIMIT,
        [`review-picture-from:${address}`]: ADDRESS_LIMIT,
      });
    },

    /** Stores a picture for a review that this account is about to write. */
    async store(userId: string, file: Buffer): Promise<ReviewPictureRecord | 'tooLarge' | 'unreadable'> {
      const shrunk = await shrinkPicture(file, REVIEW_PICTURE_SIDE);
      if (typeof shrunk === 'string') return shrunk;
      const { bytes, contentType, width, height } = shrunk;
      const _id = media.newRemovableId();
      const discardAt = new Date(Date.now() + UNUSED_MS);
      const record = { _id, userId, reviewId: null, width, height, discardAt };
      // The record is written before the file: if storing the file fails, the job still finds and removes it.
      await pictures.create(record);
      await media.storeRemovable(_id, bytes, contentType);
      return record;
    },

    /**
     * Sets the pictures of a review, in this order. Throws `PictureGoneError` if a picture belongs to another account,
     * is attached to another review, or is about to be discarded.
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

    /** Marks the pictures of a deleted review as due; `discardDue` deletes the files. */
    async release(session: ClientSession, reviewId: Types.ObjectId): Promise<void> {
      await pictures.updateMany({ reviewId }, { $set: { reviewId: null, discardAt: new Date() } }, { session });
    },

    /** Marks every picture that the account ever uploaded as due. */
    async releaseAll(session: ClientSession, userId: string): Promise<void> {
      await pictures.updateMany({ userId }, { $set: { reviewId: null, discardAt: new Date() } }, { session });
    },

    /** Discards pictures that no review shows; returns how many. Safe to run in several processes at once. */
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
