import type { Market } from '@eunbit/schema/market';
import type { NumberedPage } from '../../common/numbered-page.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { mediaUrl } from '../media/media.service.ts';
import type { ReviewRecord, ShownPicture } from './review.record.ts';
import type { ReviewPictureType, ReviewSummaryType, ReviewType } from './review.types.ts';
import type { ReviewScoreRecord } from './review-score.record.ts';
import { summarise } from './review-score.ts';

export function presentReviewPicture({ mediaId, width, height }: ShownPicture): ReviewPictureType {
  return { id: mediaId, url: mediaUrl(mediaId), width, height };
}

export function presentReview(record: ReviewRecord): ReviewType {
  const { _id, userId, pictures, createdAt, firstCreatedAt, reply, verifiedPurchase, ...review } = record;
  return {
    ...review,
    id: String(_id),
    authorId: userId,
    pictures: pictures.map(presentReviewPicture),
    createdAt,
    firstCreatedAt,
    isVerifiedPurchase: verifiedPurchase,
    isEdited: createdAt.getTime() !== firstCreatedAt.getTime(),
    reply: reply && { text: reply.text, at: reply.at },
  };
}

export function presentSummary({ _id, productId, market, counts, version }: ReviewScoreRecord): ReviewSummaryType {
  const { count, average, starCounts } = summarise(counts);
  return { id: _id, productId, market, count, average, starCounts: [...starCounts], version };
}

/** The summary over all products of a store. */
export function presentStoreSummary(
  market: Market,
  { counts, version }: Pick<ReviewScoreRecord, 'counts' | 'version'>,
): ReviewSummaryType {
  const { count, average, starCounts } = summarise(counts);
  return { id: market, productId: null, market, count, average, starCounts: [...starCounts], version };
}

export function presentReviewPage(page: NumberedPage<ReviewRecord>): NumberedConnection<ReviewType> {
  return toNumberedConnection(page, page.rows.map(presentReview));
}
