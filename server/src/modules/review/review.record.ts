import type { Market } from '@eunbit/schema/market';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import type { Types } from 'mongoose';

/** A picture of a review as shown: downscaled and re-encoded, without EXIF data. */
export interface ShownPicture {
  mediaId: string;
  width: number;
  height: number;
}

export interface ReplyRecord {
  text: string;
  at: Date;
  /** Id of the member of staff. */
  by: string;
}

export interface ReviewRecord extends ReviewUsage {
  _id: Types.ObjectId;
  market: Market;
  productId: string;
  /** The author's account id; never exposed to others. */
  userId: string;
  /** The author's public name, derived from the email address when the review is written. */
  authorName: string;
  title: string;
  comment: string;
  /** 0.5 to 5, in steps of 0.5. */
  rating: number;
  pictures: ShownPicture[];
  /** Stored so that the filter on pictures can use an index. */
  hasPictures: boolean;
  /** Whether the author had bought the product in this store at the last write or edit. */
  verifiedPurchase: boolean;
  /** Reset by an edit (REVIEW-6). */
  createdAt: Date;
  firstCreatedAt: Date;
  reply: ReplyRecord | null;
  /** Made up for a demonstration shop (REVIEW-20); missing in what people wrote. */
  isExample?: boolean;
  /** Members who voted for it (REVIEW-18). */
  helpfulCount: number;
}
