import type { Market } from '@eunbit/schema/market';
import type { NumberedPage } from '../../common/numbered-page.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { mediaUrl } from '../media/index.ts';
import type { ReviewRecord, ShownPicture } from './review.model.ts';
import type { ReviewPictureType, ReviewSummaryType, ReviewType } from './review.types.ts';
import type { ReviewScoreRecord } from './review-score.model.ts';
import { rankAnswers, type Score, summarise } from './review-score.ts';

export function presentReviewPicture({ mediaId, width, height }: ShownPicture): ReviewPictureType {
  return { id: mediaId, url: mediaUrl(mediaId), width, height };
}

export function presentReview(record: ReviewRecord): ReviewType {
  const { _id, userId, pictures, createdAt, firstCreatedAt, reply, verifiedPurchase, ...review } = record;
  const { isExample = false } = record;
  return {
    ...review,
    id: String(_id),
    authorId: userId,
    pictures: pictures.map(presentReviewPicture),
    isExample,
    createdAt,
    firstCreatedAt,
    isVerifiedPurchase: verifiedPurchase,
    isEdited: createdAt.getTime() !== firstCreatedAt.getTime(),
    reply: reply && { text: reply.text, at: reply.at },
  };
}

function presentScore({ counts, usage, exampleCount = 0, version }: Score) {
  const { count, average, starCounts } = summarise(counts);
  const [uses, surfaces, scents] = [rankAnswers(usage?.use), rankAnswers(usage?.surface), rankAnswers(usage?.scent)];
  return { count, average, starCounts: [...starCounts], uses, surfaces, scents, exampleCount, version };
}

export function presentSummary({ _id, productId, market, ...score }: ReviewScoreRecord): ReviewSummaryType {
  return { id: _id, productId, market, ...presentScore(score) };
}

/** The summary over all products of a store. */
export function presentStoreSummary(market: Market, score: Score): ReviewSummaryType {
  return { id: market, productId: null, market, ...presentScore(score) };
}

export function presentReviewPage(page: NumberedPage<ReviewRecord>): NumberedConnection<ReviewType> {
  return toNumberedConnection(page, page.rows.map(presentReview));
}
