import type { Types } from 'mongoose';

/** What a member of staff noted about a customer; immutable. */
export interface CustomerNoteRecord {
  _id: Types.ObjectId;
  /** The account or the guest. Of a guest it becomes the account that takes over all their orders. */
  customerId: string;
  text: string;
  /** The account of the member of staff. */
  by: string;
  at: Date;
}
