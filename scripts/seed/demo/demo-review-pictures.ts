import type { Market } from '@eunbit/schema/market';
import { REVIEW_PICTURE_SIDE } from '@eunbit/schema/review';
import { createMediaService } from '@eunbit/server/modules/media/media.service';
import { type ShrunkPicture, shrinkPicture } from '@eunbit/server/modules/media/shrink-picture';
import type { ReviewRecord } from '@eunbit/server/modules/review/review.model';
import type { ReviewPictureRecord } from '@eunbit/server/modules/review/review-picture.model';
import type { Connection, Types } from 'mongoose';
import sharp from 'sharp';
import { type PictureBook, readPictureBook, readPictureFile } from '../pictures.ts';
import { createChance } from './chance.ts';

const PICTURED_SHARE = 0.3;

/**
 * The in-use picture of a product, in the form of a shopper's upload; null if the shop has no rendered pictures of the product.
 */
async function readPicture(book: PictureBook, slug: string, market: Market): Promise<ShrunkPicture | null> {
  const inUse = book.products[slug]?.pictures.find((picture) => picture.view === 'in-use' && picture.market === market);
  const widest = inUse?.sizes.at(-1);
  if (!widest) return null;
  const png = await sharp(await readPictureFile(widest.webp))
    .png()
    .toBuffer();
  const picture = await shrinkPicture(png, REVIEW_PICTURE_SIDE);
  if (typeof picture === 'string') throw new Error(`${widest.webp} is ${picture}`);
  return picture;
}

/** Adds pictures to some of a store's reviews; returns the record of each picture. */
export async function addDemoPictures(
  connection: Connection,
  { seed, market }: { readonly seed: number; readonly market: Market },
  reviews: readonly ReviewRecord[],
  products: readonly { readonly _id: Types.ObjectId; readonly slug: string }[],
): Promise<ReviewPictureRecord[]> {
  const media = createMediaService(connection);
  const book = await readPictureBook();
  const pictures = new Map<string, ShrunkPicture | null>();
  for (const { _id, slug } of products) pictures.set(String(_id), await readPicture(book, slug, market));
  const records: ReviewPictureRecord[] = [];
  for (const [index, review] of reviews.entries()) {
    const picture = pictures.get(review.productId);
    const chance = createChance(seed, market, 'picture', index);
    if (!picture || !chance.happens(PICTURED_SHARE)) continue;
    const { bytes, contentType, width, height } = picture;
    const mediaId = media.newRemovableId();
    await media.storeRemovable(mediaId, bytes, contentType);
    records.push({ _id: mediaId, userId: review.userId, reviewId: review._id, width, height, discardAt: null });
    review.pictures = [{ mediaId, width, height }];
    review.hasPictures = true;
  }
  return records;
}
