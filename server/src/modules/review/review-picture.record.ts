import type { Types } from 'mongoose';
/** A picture that somebody sent for a review. */
export interface ReviewPictureRecord {
  /** Id of the stored picture. */
  _id: string;
  /** Only this person's reviews may show it. */
  userId: string;
  /** The review that shows it; null before one does, and after. */
  reviewId: Types.ObjectId | null;
  width: number;
  height: number;
  /** When it is thrown away; null while a review shows it. */
  discardAt: Date | null;
}
