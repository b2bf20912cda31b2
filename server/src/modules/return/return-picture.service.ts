import { RETURN_PICTURE_PATH, RETURN_PICTURE_SIDE } from '@eunbit/schema/return';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil } from '../../common/indexed-text.ts';
import { keyOfHours } from '../../common/key-of-hours.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Vault } from '../../common/tokens.ts';
import { type MediaService, type StoredMedia, shrinkPicture } from '../media/index.ts';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnPicture } from './return.model.ts';
import type { ReturnPictureType } from './return.types.ts';
import { returnPictureModel } from './return-picture.model.ts';

/** Picture uploads per hour, by order and by IP address. */
const ORDER_LIMIT = { tries: 30, windowSeconds: 3600 };
const ADDRESS_LIMIT = { tries: 120, windowSeconds: 3600 };
/** Milliseconds after which an uploaded picture that no return shows is discarded: one day. */
const UNUSED_MS = 86_400_000;
/** Pictures discarded per run of the job. */
const DISCARDED_AT_ONCE = 100;

/** Aborts the transaction: a picture belongs to another order or return, or no longer exists. */
export class ReturnPictureGoneError extends Error {
  override readonly name = 'ReturnPictureGoneError';
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly media: MediaService;
  readonly vault: Vault;
}

/** Pictures of returns: uploaded before the return is requested, and only shown to viewers who may see it. */
export function createReturnPictureService({ connection, limiter, media, vault }: Deps) {
  const pictures = returnPictureModel(connection);

  const present = ({ mediaId, width, height }: ReturnPicture): ReturnPictureType => ({
    url: `${RETURN_PICTURE_PATH}?key=${keyOfHours(vault, `return-picture:${mediaId}`)}`,
    width,
    height,
  });

  return {
    present,

    /** Counts an upload before its body is read; false when the rate limit is exceeded. */
    attemptUpload(order: Pick<OrderRecord, '_id'>, address: string): Promise<boolean> {
      return limiter.attempt({
        [`return-picture:${order._id}`]: ORDER_LIMIT,
        [`return-picture-from:${address}`]: ADDRESS_LIMIT,
      });
    },

    /** Stores a picture for a return that is about to be requested. */
    async store({ _id: orderId }: Pick<OrderRecord, '_id'>, file: Buffer) {
      const shrunk = await shrinkPicture(file, RETURN_PICTURE_SIDE);
      if (typeof shrunk === 'string') return shrunk;
      const { bytes, contentType, width, height } = shrunk;
      const _id = media.newRemovableId();
      const discardAt = new Date(Date.now() + UNUSED_MS);
      // The record is written before the file: if storing the file fails, the job still finds and removes it.
      await pictures.create({ _id, orderId, returnId: null, width, height, discardAt });
      await media.storePrivate(_id, bytes, contentType);
      // The id alone gives access to the stored file, so only the encrypted id is returned.
      return { id: vault.encrypt(_id), ...present({ mediaId: _id, width, height }) };
    },

    /** Attaches the pictures of a new return, in this order. Throws `ReturnPictureGoneError`. */
    async attach(
      session: ClientSession,
      { returnId, orderId }: { readonly returnId: Types.ObjectId; readonly orderId: Types.ObjectId },
      pictureIds: readonly string[],
    ): Promise<ReturnPicture[]> {
      const wanted = [...new Set(pictureIds.map((id) => vault.decrypt(id)))];
      const shown: ReturnPicture[] = [];
      for (const mediaId of wanted) {
        const picture =
          mediaId &&
          (await pictures.findOneAndUpdate(
            { _id: mediaId, orderId, returnId: null, discardAt: { $gt: new Date() } },
            { $set: { returnId, discardAt: null } },
            { session, returnDocument: 'after', lean: true },
          ));
        if (!picture) throw new ReturnPictureGoneError();
        shown.push({ mediaId: picture._id, width: picture.width, height: picture.height });
      }
      return shown;
    },

    /** Marks the pictures of returns as due; `discardDue` deletes the files. */
    async release(session: ClientSession, returnIds: readonly Types.ObjectId[]): Promise<void> {
      await pictures.updateMany({ returnId: { $in: returnIds } }, { $set: { discardAt: new Date() } }, { session });
    },

    /** The picture of a signed URL; null if the token is invalid or expired. */
    async load(token: string): Promise<StoredMedia | null> {
      const mediaId = /^return-picture:([0-9a-f]{32})$/.exec(vault.verify(token) ?? '')?.[1];
      return mediaId ? media.loadPrivate(mediaId) : null;
    },

    /** Discards pictures that no return shows; returns how many. Safe to run in several processes at once. */
    async discardDue(): Promise<number> {
      const due = await pictures
        .find({ discardAt: dateUntil(new Date()) }, { _id: 1 })
        .limit(DISCARDED_AT_ONCE)
        .lean();
      // The file goes before its record: without the record, a leftover file could not be found again.
      for (const { _id } of due) {
        await media.remove(_id);
        await pictures.deleteOne({ _id });
      }
      return due.length;
    },
  };
}

export type ReturnPictureService = ReturnType<typeof createReturnPictureService>;
