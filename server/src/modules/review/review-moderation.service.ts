import type { Market } from '@eunbit/schema/market';
import { MODERATED_REVIEWS_PER_PAGE, REVIEWS_OF_ONE_PER_PAGE, type ReviewQueue } from '@eunbit/schema/review';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { userModel } from '../account/user.model.ts';
import type { UserRecord } from '../account/user.record.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';

const LOW_RATINGS = [0.5, 1, 1.5, 2];

/** Who wrote a review, as far as staff see it beside the review. */
export type ReviewAuthor = Pick<UserRecord, 'email' | 'firstname' | 'lastname' | 'blocked'> & { readonly id: string };

export interface ModeratedReview {
  readonly review: ReviewRecord;
  /** Null where the account is gone. */
  readonly author: ReviewAuthor | null;
}

export interface ModerationFilter {
  readonly queue: ReviewQueue;
  /** Both stores when null. */
  readonly market: Market | null;
  /** Everybody's when null. One author's reviews are few: they are looked through. */
  readonly authorId: string | null;
}

/** Each queue has its index, which begins with the store. */
const QUEUES: Readonly<Record<ReviewQueue, QueryFilter<ReviewRecord>>> = {
  ALL: {},
  UNANSWERED: { 'reply.at': null },
  LOW_RATED: { rating: { $in: LOW_RATINGS } },
  WITH_PICTURES: { hasPictures: true },
};

/** Reviews as staff go through them. */
export function createReviewModeration(connection: Connection) {
  const reviews = reviewModel(connection);
  const users = userModel(connection);

  /** The authors of all reviews of a page, in one reading. */
  async function authorsOf(rows: readonly ReviewRecord[]): Promise<Map<string, ReviewAuthor>> {
    const ids = [...new Set(rows.map(({ userId }) => userId))].filter(isObjectId).map((id) => new Types.ObjectId(id));
    if (ids.length === 0) return new Map();
    const found = await users.find({ _id: { $in: ids } }, { email: 1, firstname: 1, lastname: 1, blocked: 1 }).lean();
    return new Map(found.map(({ _id, ...author }) => [String(_id), { ...author, id: String(_id) }]));
  }

  return {
    async page({ queue, market, authorId }: ModerationFilter, page: number): Promise<NumberedPage<ModeratedReview>> {
      const whose = authorId === null ? {} : { userId: authorId };
      const filter = { ...whose, market: market ?? { $in: ['KR' as const, 'US' as const] }, ...QUEUES[queue] };
      const size = authorId === null ? MODERATED_REVIEWS_PER_PAGE : REVIEWS_OF_ONE_PER_PAGE;
      const { rows, ...numbers } = await readNumberedPage(reviews, filter, NEWEST_FIRST, size, page);
      const authors = await authorsOf(rows);
      return { ...numbers, rows: rows.map((review) => ({ review, author: authors.get(review.userId) ?? null })) };
    },
  };
}

export type ReviewModeration = ReturnType<typeof createReviewModeration>;
