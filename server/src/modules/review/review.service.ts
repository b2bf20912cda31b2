import { maskedName } from '@eunbit/schema/review';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import { type ReviewFields, validateReview, validateReviewReply } from '@eunbit/schema/validation-review';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { OrderReader } from '../order/index.ts';
import type { ReviewErrorCode } from './review.errors.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';
import { PictureGoneError, type ReviewPictureService } from './review-picture.service.ts';
import {
  countReview,
  type Listing,
  openScore,
  type ReviewScoreRecord,
  reviewScoreId,
  reviewScoreModel,
} from './review-score.model.ts';
import type { ReviewVoteService } from './review-vote.service.ts';

/** Reviews that one account may write or edit per hour. */
const WRITING_LIMIT = { tries: 10, windowSeconds: 3600 };
const EDITING_LIMIT = { tries: 40, windowSeconds: 3600 };

/** The author of a review. */
export interface Author {
  readonly id: string;
  readonly email: string;
}

export interface ScoredReview {
  readonly review: ReviewRecord;
  readonly score: ReviewScoreRecord;
}

type Written = Result<ScoredReview, ReviewErrorCode>;
const NOT_FOUND = refuse('REVIEW_NOT_FOUND', 'review.notFound');
const TOO_MANY = refuse('TOO_MANY_REQUESTS', 'requests.tooMany');

type Deleted = { readonly value: ReviewScoreRecord } | typeof NOT_FOUND;

interface Deps {
  readonly connection: Connection;
  readonly orders: Pick<OrderReader, 'hasBought'>;
  readonly catalogue: CatalogueService;
  readonly pictures: ReviewPictureService;
  readonly votes: Pick<ReviewVoteService, 'release'>;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
}

function toStored({ title, comment, rating, use, surface, scent }: Omit<ReviewFields, 'pictureIds'> & ReviewUsage) {
  return { title: title.trim(), comment: comment.trim(), rating, use, surface, scent };
}

/** Writes reviews: authors change only their own; staff reply and remove. */
export function createReviewService({ connection, orders, catalogue, pictures, votes, limiter, audit }: Deps) {
  const reviews = reviewModel(connection);
  const scores = reviewScoreModel(connection);

  /** Runs a review write in a transaction; throws and rolls back if a picture cannot be attached. */
  async function write(work: (session: ClientSession) => Promise<Written>): Promise<Written> {
    try {
      return await inTransaction(connection, work);
    } catch (error) {
      if (!(error instanceof PictureGoneError)) throw error;
      return { refused: { failures: [{ path: 'pictures', key: 'review.pictureGone' }] } };
    }
  }

  /** `staffId` is null when the author deletes the review. */
  async function remove(filter: { _id: Types.ObjectId; userId?: string }, staffId: string | null): Promise<Deleted> {
    const deleted = await inTransaction<Deleted>(connection, async (session) => {
      const review = await reviews.findOneAndDelete(filter, { session }).lean();
      if (!review) return NOT_FOUND;
      await pictures.release(session, review._id);
      await votes.release(session, [review._id]);
      if (staffId) {
        const { title, comment, rating, reply } = review;
        const before = { title, comment, rating, reply: reply?.text };
        const subjectId = String(review._id);
        await audit.record(session, { by: staffId, action: 'REVIEW_REMOVED', subject: 'REVIEW', subjectId, before });
      }
      return { value: await countReview(scores, session, review, review, null) };
    });
    if ('value' in deleted) await pictures.discardDue();
    return deleted;
  }

  return {
    /** Creates a review of a product in a store. */
    async add(
      author: Author,
      listing: Listing,
      { pictureIds, ...fields }: ReviewFields & ReviewUsage,
      recordCreated: RecordCreated,
    ): Promise<Written> {
      if (!(await catalogue.shown(listing.market, listing.productId)))
        return refuse('PRODUCT_NOT_FOUND', 'product.notFound');
      if (!(await limiter.attempt({ [`review:${author.id}`]: WRITING_LIMIT }))) return TOO_MANY;
      const verifiedPurchase = await orders.hasBought(author.id, listing);
      await openScore(scores, listing);
      return write(async (session) => {
        const _id = new Types.ObjectId();
        const now = new Date();
        const shown = await pictures.attach(session, { _id, userId: author.id }, pictureIds);
        const review: ReviewRecord = {
          _id,
          ...listing,
          userId: author.id,
          authorName: maskedName(author.email),
          ...toStored(fields),
          pictures: shown,
          hasPictures: shown.length > 0,
          verifiedPurchase,
          createdAt: now,
          firstCreatedAt: now,
          reply: null,
          helpfulCount: 0,
        };
        await reviews.create([review], { session });
        await recordCreated(session, String(_id));
        return { value: { review, score: await countReview(scores, session, listing, null, review) } };
      });
    },

    /** The author's own review as it is now, for a retried request. */
    async saved(author: Author, id: string): Promise<Written> {
      const review = await reviews.findOne({ _id: id, userId: author.id }).lean();
      const score = review && (await scores.findById(reviewScoreId(review.market, review.productId)).lean());
      return score ? { value: { review, score } } : NOT_FOUND;
    },

    /** Overwrites the author's own review and resets `createdAt` (REVIEW-6); the first date and the reply stay. */
    async edit(author: Author, id: string, { pictureIds, ...fields }: ReviewFields & ReviewUsage): Promise<Written> {
      const wrong = refuseInput(validateReview({ ...fields, pictureIds }));
      if (wrong) return wrong;
      const own = isObjectId(id) ? await reviews.findOne({ _id: id, userId: author.id }).lean() : null;
      if (!own) return NOT_FOUND;
      if (!(await limiter.attempt({ [`review-edit:${author.id}`]: EDITING_LIMIT }))) return TOO_MANY;
      const verifiedPurchase = own.verifiedPurchase || (await orders.hasBought(author.id, own));
      const written = await write(async (session) => {
        const shown = await pictures.attach(session, own, pictureIds);
        // The former counts are read inside the transaction: a concurrent edit may have committed first.
        const former = await reviews.findOneAndUpdate(
          { _id: own._id, userId: author.id },
          {
            $set: {
              ...toStored(fields),
              pictures: shown,
              hasPictures: shown.length > 0,
              verifiedPurchase,
              createdAt: new Date(),
            },
          },
          { session, returnDocument: 'before', lean: true },
        );
        if (!former) return NOT_FOUND;
        const review = await reviews.findById(own._id, null, { session }).lean();
        if (!review) return NOT_FOUND;
        const score = await countReview(scores, session, review, former, review);
        return { value: { review, score } };
      });
      if ('value' in written) await pictures.discardDue();
      return written;
    },

    /** Deletes the author's own review with its pictures. */
    async deleteOwn(author: Author, id: string): Promise<Deleted> {
      if (!isObjectId(id)) return NOT_FOUND;
      return remove({ _id: new Types.ObjectId(id), userId: author.id }, null);
    },

    /** Deletes any review, on behalf of staff. */
    async removeAny(id: string, staffId: string): Promise<Deleted> {
      return isObjectId(id) ? remove({ _id: new Types.ObjectId(id) }, staffId) : NOT_FOUND;
    },

    /** Sets the staff reply below a review; null removes it. */
    async reply(staffId: string, id: string, text: string | null): Promise<Written> {
      const wrong = refuseInput(validateReviewReply(text));
      if (wrong) return wrong;
      if (!isObjectId(id)) return NOT_FOUND;
      const reply = text === null ? null : { text: text.trim(), at: new Date(), by: staffId };
      return write(async (session) => {
        const former = await reviews.findByIdAndUpdate(
          id,
          { $set: { reply } },
          { session, returnDocument: 'before', lean: true },
        );
        if (!former) return NOT_FOUND;
        const review: ReviewRecord = { ...former, reply };
        await audit.record(session, {
          by: staffId,
          action: 'REVIEW_REPLIED',
          subject: 'REVIEW',
          subjectId: id,
          before: { reply: former.reply?.text },
          after: { reply: reply?.text },
        });
        const score = await countReview(scores, session, review, review, review);
        return { value: { review, score } };
      });
    },
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
