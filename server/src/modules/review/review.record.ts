import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

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
