import type { Connection } from 'mongoose';
import { reviewModel } from './review.model.ts';

const OF_ANY_STORE = { market: { $in: ['KR', 'US'] as const } };

/**
 * Backfills `hasPictures` and `helpfulCount` on reviews written before the fields existed, so that the filter on pictures
 * and the sort by votes find them. Finds them by an index, so a run with nothing to do is cheap, and concurrent runs are
 * harmless. A review that is edited or voted for meanwhile sets the field itself and is skipped.
 */
export async function completeOldReviews(connection: Connection): Promise<void> {
  const reviews = reviewModel(connection);
  const unnoted = { ...OF_ANY_STORE, hasPictures: null };
  await reviews.updateMany({ ...unnoted, 'pictures.0': { $exists: true } }, { $set: { hasPictures: true } });
  await reviews.updateMany({ ...unnoted, pictures: { $size: 0 } }, { $set: { hasPictures: false } });
  await reviews.updateMany({ ...OF_ANY_STORE, helpfulCount: null }, { $set: { helpfulCount: 0 } });
}
