import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** A picture of a review as it is shown: small, re-encoded, without anything the camera wrote into it. */
export interface ShownPicture {
  mediaId: string;
  width: number;
  height: number;
}

export interface ReplyRecord {
  text: string;
  at: Date;
  /** The member of staff. */
  by: string;
}

export interface ReviewRecord {
  _id: Types.ObjectId;
  market: Market;
  productId: string;
  /** Its author: never told to others. */
  userId: string;
  /** How the author is named to others, made of the email when the review is written. */
  authorName: string;
  title: string;
  comment: string;
  /** Half a star to five, in halves. */
  rating: number;
  pictures: ShownPicture[];
  /** Whether it has pictures, to be looked for. */
  hasPictures: boolean;
  /** Whether the author had bought the product in this store when the review was written or edited last. */
  verifiedPurchase: boolean;
  /** Set anew by an edit (REVIEW-6). */
  createdAt: Date;
  firstCreatedAt: Date;
  reply: ReplyRecord | null;
}

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
    createdAt: { type: Date, required: true },
    firstCreatedAt: { type: Date, required: true },
    reply: { type: reply, default: null },
  },
  { versionKey: false },
);
// The reviews of a product in a store, newest first.
schema.index({ productId: 1, market: 1, createdAt: -1, _id: -1 });
// The same, best first, and in both orders those with pictures.
schema.index({ productId: 1, market: 1, rating: -1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, hasPictures: 1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, hasPictures: 1, rating: -1, createdAt: -1, _id: -1 });
// All of a store, best first, and those with pictures so.
schema.index({ market: 1, rating: -1, createdAt: -1, _id: -1 });
schema.index({ market: 1, hasPictures: 1, rating: -1, createdAt: -1, _id: -1 });
// What everybody, newest first, and staff go through in a store: everything, the unanswered, the low ones, those with pictures.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, 'reply.at': 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, rating: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, hasPictures: 1, createdAt: -1, _id: -1 });
// The author's own, newest first.
schema.index({ userId: 1, createdAt: -1, _id: -1 });

export type ReviewModel = Model<ReviewRecord>;
export const reviewModel = (connection: Connection): ReviewModel => modelOn(connection, 'Review', schema, 'reviews');
