import type { Connection } from 'mongoose';
import { reviewModel } from './review.model.ts';

const OF_ANY_STORE = { market: { $in: ['KR', 'US'] as const } };

/**
 * Notes of each review from before that was kept whether it has pictures, so that the choice of those with pictures finds
 * it. Looks in an index for what is not noted yet: with nothing left to do, and in several processes at once, it costs and
 * harms nothing. A review that is edited meanwhile notes it by itself and is left alone.
 */
export async function completeOldReviews(connection: Connection): Promise<void> {
  const reviews = reviewModel(connection);
  const unnoted = { ...OF_ANY_STORE, hasPictures: null };
  await reviews.updateMany({ ...unnoted, 'pictures.0': { $exists: true } }, { $set: { hasPictures: true } });
  await reviews.updateMany({ ...unnoted, pictures: { $size: 0 } }, { $set: { hasPictures: false } });
}
