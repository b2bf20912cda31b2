import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/** A note that names a member of staff, for them; written in the transaction of the note. */
export interface MentionRecord {
  _id: Types.ObjectId;
  /** Whom the note names. */
  staffId: string;
  orderNumber: string;
  market: Market;
  noteId: string;
  text: string;
  /** Who wrote the note. */
  by: string;
  createdAt: Date;
  /** Null until its reader has seen it. */
  readAt: Date | null;
}
