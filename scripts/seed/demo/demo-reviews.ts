import { maskedName } from '@eunbit/schema/review';
import { NO_USAGE } from '@eunbit/schema/review-usage';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import type { ReviewRecord } from '@eunbit/server/modules/review/review.model';
import type { ReviewVoteRecord } from '@eunbit/server/modules/review/review-vote.model';
import { Types } from 'mongoose';
import { createChance } from './chance.ts';
import { REVIEW_TEXTS, STAFF_REPLIES } from './demo-review-texts.ts';

const REVIEWED_SHARE = 0.35;
const VOTING_SHARE = 0.6;
const MOST_VOTERS = 20;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface DemoReviews {
  readonly seed: number;
  readonly now: Date;
  /** Orders of one store, oldest first. */
  readonly orders: readonly OrderRecord[];
  /** The account that answers; null if the shop has no staff. */
  readonly staffId: string | null;
}

/** Demo reviews of shipped orders by members of a store: at most one per product and person, marked as examples (REVIEW-20). */
export function demoReviews({ seed, now, orders, staffId }: DemoReviews): ReviewRecord[] {
  const written = new Set<string>();
  return orders.flatMap((order): ReviewRecord[] => {
    const { userId, market, email, lines } = order;
    const [line] = lines;
    const chance = createChance(seed, email, order.createdAt.getTime(), 'review');
    const shippedAt = order.statusHistory.find(({ status }) => status === 'ORDER_SHIPPED')?.at;
    if (!userId || !shippedAt || !line || !chance.happens(REVIEWED_SHARE)) return [];
    const createdAt = new Date(shippedAt.getTime() + DAY + chance.upTo(9 * DAY));
    const isFirst = !written.has(`${userId}:${line.productId}`);
    if (createdAt > now || !isFirst) return [];
    written.add(`${userId}:${line.productId}`);
    const [title, comment, rating, usage] = chance.pick(REVIEW_TEXTS[market].map((text) => [text, text[2]] as const));
    const answeredAt = new Date(createdAt.getTime() + 2 * HOUR + chance.upTo(2 * DAY));
    const isAnswered = staffId !== null && answeredAt <= now && chance.happens(rating <= 3 ? 0.8 : 0.3);
    const text = STAFF_REPLIES[market][rating <= 3 ? 'sorry' : 'glad'];
    const reply = isAnswered && staffId ? { text, at: answeredAt, by: staffId } : null;
    const review: ReviewRecord = {
      _id: new Types.ObjectId(),
      market,
      productId: line.productId,
      userId,
      authorName: maskedName(email),
      title,
      comment,
      rating,
      pictures: [],
      hasPictures: false,
      // False, since the order is demo data, too.
      verifiedPurchase: false,
      ...NO_USAGE,
      ...usage,
      createdAt,
      firstCreatedAt: createdAt,
      reply,
      isExample: true,
      helpfulCount: 0,
    };
    return [review];
  });
}

/** Votes of reviewers for other reviews of the same product; also counts them in the reviews. */
export function addDemoVotes(seed: number, reviews: readonly ReviewRecord[]): ReviewVoteRecord[] {
  return reviews.flatMap((review) => {
    const others = reviews.filter(
      ({ productId, userId }) => productId === review.productId && userId !== review.userId,
    );
    const chance = createChance(seed, review.userId, review.productId, 'votes');
    const share = chance.next() * VOTING_SHARE;
    const voters = others.slice(0, MOST_VOTERS).filter(() => chance.happens(share));
    review.helpfulCount = voters.length;
    const { _id: reviewId, createdAt } = review;
    return voters.map(({ userId }) => ({ _id: new Types.ObjectId(), reviewId, userId, createdAt }));
  });
}
