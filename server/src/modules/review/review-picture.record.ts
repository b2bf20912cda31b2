import type { Types } from 'mongoose';
/** A picture uploaded for a review. */
export interface ReviewPictureRecord {
  /** Id of the stored picture. */
  _id: string;
  /** The owner; only this account's reviews may show the picture. */
  userId: string;
  /** The review that shows it; null before it is attached and after it is released. */
  reviewId: Types.ObjectId | null;
  width: number;
  height: number;
  /** When it becomes due for deletion; null while a review shows it. */
  discardAt: Date | null;
}
