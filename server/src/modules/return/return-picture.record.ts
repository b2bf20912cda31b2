import type { Types } from 'mongoose';

/** A picture that a buyer has sent for a return of an order. */
export interface ReturnPictureRecord {
  /** Id of the stored picture. */
  _id: string;
  /** Only returns of this order may show it. */
  orderId: Types.ObjectId;
  /** The return that shows it; null before it is requested. */
  returnId: Types.ObjectId | null;
  width: number;
  height: number;
  /** When it becomes due for deletion; null while a return shows it. */
  discardAt: Date | null;
}
