import type { ContactSubject } from '@eunbit/schema/contact';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { HandlingRecord } from './request-answer.record.ts';
export interface ContactMessageRecord extends HandlingRecord {
  _id: Types.ObjectId;
  /** Ticket number, `CS-YYMMDD-XXXXXXXX`. */
  number: string;
  market: Market;
  /** The language of the page on which it was written; replies use it. */
  language: Language;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** As entered, normalised if it looks like an order number; not checked for existence. */
  orderNumber: string | null;
  /** Null if the form did not ask for a subject. */
  subject: ContactSubject | null;
  createdAt: Date;
}
