import type { Market } from '@eunbit/schema/market';
import type { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const picture = recordSchema(
  {
    mediaId: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { _id: false },
);
/** A picture of a review as shown: downscaled and re-encoded, without EXIF data. */
export type ShownPicture = RecordOf<typeof picture>;

const reply = recordSchema(
  {
    text: { type: String, required: true },
    at: { type: Date, required: true },
    /** Id of the staff member. */
    by: { type: String, required: true },
  },
  { _id: false },
);

const schema = recordSchema(
  {
    market: { type: stores<Market>(String), required: true },
    productId: { type: String, required: true },
    /** The author's account id; never exposed to others. */
    userId: { type: String, required: true },
    /** The author's public name, derived from the email address when the review is written. */
    authorName: { type: String, required: true },
    title: { type: String, required: true },
    comment: { type: String, required: true },
    /** 0.5 to 5, in steps of 0.5. */
    rating: { type: Number, required: true, min: 0.5, max: 5 },
    pictures: [picture],
    /** Stored so that the filter on pictures can use an index. */
    hasPictures: { type: Boolean, required: true },
    /** Whether the author had bought the product in this store at the last write or edit. */
    verifiedPurchase: { type: Boolean, required: true },
    use: { type: stores<ReviewUse>(String), default: null },
    surface: { type: stores<ReviewSurface>(String), default: null },
    scent: { type: stores<ScentStrength>(String), default: null },
    /** Reset by an edit (REVIEW-6). */
    createdAt: { type: Date, required: true },
    firstCreatedAt: { type: Date, required: true },
    reply: { type: reply, default: null },
    /** Created for a demonstration shop (REVIEW-20); absent in real reviews. */
    isExample: { type: Boolean },
    /** Members who voted for it (REVIEW-18). */
    helpfulCount: { type: Number, default: 0 },
  },
  { versionKey: false },
);
// Reviews of a product in a store, newest first.
schema.index({ productId: 1, market: 1, createdAt: -1, _id: -1 });
// The same by rating, highest first; and both orders restricted to reviews with pictures.
schema.index({ productId: 1, market: 1, rating: -1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, hasPictures: 1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, hasPictures: 1, rating: -1, createdAt: -1, _id: -1 });
// All reviews of a store by rating, highest first, and those with pictures.
schema.index({ market: 1, rating: -1, createdAt: -1, _id: -1 });
schema.index({ market: 1, hasPictures: 1, rating: -1, createdAt: -1, _id: -1 });
// Most helpful first, of a product and of a store.
schema.index({ productId: 1, market: 1, helpfulCount: -1, createdAt: -1, _id: -1 });
schema.index({ market: 1, helpfulCount: -1, createdAt: -1, _id: -1 });
// Reviews with one use, of a product and of a store.
schema.index({ productId: 1, market: 1, use: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, use: 1, createdAt: -1, _id: -1 });
// Lists of a store, newest first: all (public and staff), unanswered, low ratings, with pictures.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, 'reply.at': 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, rating: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, hasPictures: 1, createdAt: -1, _id: -1 });
// The author's own reviews, newest first.
schema.index({ userId: 1, createdAt: -1, _id: -1 });

export type ReviewRecord = RecordOf<typeof schema>;
export type ReviewModel = Model<ReviewRecord>;
export const reviewModel = (connection: Connection): ReviewModel => modelOn(connection, 'Review', schema, 'reviews');
