import type { Language } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/** What staff have written to the buyer of an order, as it is sent; its state is that of its email in the outbox. */
export interface ComposedEmailRecord {
  _id: Types.ObjectId;
  orderNumber: string;
  language: Language;
  subject: string;
  text: string;
  /** Who wrote it. */
  by: string;
  createdAt: Date;
}
