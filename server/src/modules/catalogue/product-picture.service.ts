import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import {
  type AvifEncoding,
  type EncodedPictures,
  type MediaService,
  markDue,
  mediaUrl,
  storeSharePicture,
  storeSizes,
} from '../media/index.ts';
import type { PictureRecord } from './picture.record.ts';
import { productModel } from './product.model.ts';
import { productPictureModel } from './product-picture.model.ts';

/** Uploads per hour by one member of staff. */
const LIMIT = { tries: 200, windowSeconds: 3600 };

interface Deps {
  readonly avifEncoding: AvifEncoding;
  readonly connection: Connection;
  readonly media: MediaService;
  readonly limiter: RateLimiter;
}

interface ChosenPicture {
  readonly id: string;
  readonly altKo: string;
  readonly altEn: string;
  /** Null for both stores. */
  readonly market?: Market | null | undefined;
}

/** Pictures of products. Never deleted, because orders keep showing them. */
export function createProductPictureService({ avifEncoding, connection, media, limiter }: Deps) {
  const pictures = productPictureModel(connection);
  const products = productModel(connection);
  const encoded = pictures.collection as unknown as EncodedPictures;
  avifEncoding.register({
    pictures: encoded,
    show: (session, mediaId, avif) =>
      products.updateMany(
        { 'images.mediaId': mediaId },
        { $set: { 'images.$[shown].avif': avif } },
        { arrayFilters: [{ 'shown.mediaId': mediaId }], session },
      ),
  });

  return {
    /** Counts an upload before its body is read; false if over the limit. */
    attemptUpload: (staffId: string): Promise<boolean> => limiter.attempt({ [`product-picture:${staffId}`]: LIMIT }),

    async store(file: Buffer) {
      const sized = await storeSizes(media, file);
      if (typeof sized === 'string') return sized;
      const { mediaId, width, height, sizes, placeholder } = sized;
      const measured = { width, height, sizes: [...sizes], placeholder };
      const once = { avifDueAt: new Date() };
      await pictures.updateOne({ _id: mediaId }, { $set: measured, $setOnInsert: once }, { upsert: true });
      return { id: mediaId, url: mediaUrl(mediaId), width, height };
    },

    /** Resolves chosen pictures among those of the product and the uploads; null for an unknown picture. */
    async resolve(
      chosen: readonly ChosenPicture[],
      present: readonly PictureRecord[],
    ): Promise<(PictureRecord | null)[]> {
      const own = new Map(present.map((picture) => [picture.mediaId, picture]));
      const others = chosen.map(({ id }) => id).filter((id) => !own.has(id));
      const sent = others.length > 0 ? await pictures.find({ _id: { $in: others } }).lean() : [];
      const known = new Map(
        sent.map(({ _id, avifDueAt: _due, ...measures }): [string, Omit<PictureRecord, 'alt'>] => [
          _id,
          { mediaId: _id, ...measures },
        ]),
      );
      return chosen.map(({ id, altKo, altEn, market }) => {
        const picture: Omit<PictureRecord, 'alt'> | undefined = own.get(id) ?? known.get(id);
        if (!picture) return null;
        const { market: _former, ...stored } = picture;
        return { ...stored, alt: { ko: altKo.trim(), en: altEn.trim() }, ...(market && { market }) };
      });
    },

    /** Queues pictures without AVIF for encoding after the transaction is committed. */
    awaitAvif(session: ClientSession, images: readonly PictureRecord[]): Promise<void> {
      const ids = images.filter(({ avif }) => !avif?.length).map(({ mediaId }) => mediaId);
      return markDue(encoded, session, ids);
    },

    /** Creates the link preview image (Open Graph) from the main picture. */
    storeShareImage({ mediaId, sizes }: PictureRecord): Promise<string | null> {
      return storeSharePicture(media, sizes?.at(-1)?.mediaId ?? mediaId);
    },
  };
}

export type ProductPictureService = ReturnType<typeof createProductPictureService>;
