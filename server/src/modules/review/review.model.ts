import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReplyRecord, ReviewRecord, ShownPicture } from './review.record.ts';

const picture = new Schema<ShownPicture>(
  {
    mediaId: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { _id: false },
);
const reply = new Schema<ReplyRecord>(
  { text: { type: String, required: true }, at: { type: Date, required: true }, by: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<ReviewRecord>(
  {
    market: { type: String, required: true },
    productId: { type: String, required: true },
    userId: { type: String, required: true },
    authorName: { type: String, required: true },
    title: { type: String, required: true },
    comment: { type: String, required: true },
    rating: { type: Number, required: true, min: 0.5, max: 5 },
    pictures: [picture],
    hasPictures: { type: Boolean, required: true },
    verifiedPurchase: { type: Boolean, required: true },
    use: { type: String, default: null },
    surface: { type: String, default: null },
    scent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    firstCreatedAt: { type: Date, required: true },
    reply: { type: reply, default: null },
    isExample: { type: Boolean },
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
// What most members find helpful, of a product and of a store.
schema.index({ productId: 1, market: 1, helpfulCount: -1, createdAt: -1, _id: -1 });
schema.index({ market: 1, helpfulCount: -1, createdAt: -1, _id: -1 });
// Reviews of one use, of a product and of a store.
schema.index({ productId: 1, market: 1, use: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, use: 1, createdAt: -1, _id: -1 });
// Lists of a store, newest first: all (public and staff), unanswered, low ratings, with pictures.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, 'reply.at': 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, rating: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, hasPictures: 1, createdAt: -1, _id: -1 });
// The author's own reviews, newest first.
schema.index({ userId: 1, createdAt: -1, _id: -1 });

export type ReviewModel = Model<ReviewRecord>;
export const reviewModel = (connection: Connection): ReviewModel => modelOn(connection, 'Review', schema, 'reviews');
