import type { ContactSubject } from '@eunbit/schema/contact';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { HandlingRecord } from './request-answer.record.ts';
export interface ContactMessageRecord extends HandlingRecord {
  _id: Types.ObjectId;
  /** Ticket number, `CS-YYMMDD-XXXXXXXX`. */
  number: string;
  market: Market;
  /** The language the person wrote from, and is answered in. */
  language: Language;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** As the person gave it, in our spelling where it looks like ours; whether such an order exists is for staff to see. */
  orderNumber: string | null;
  /** What it is about; null where the form did not ask. */
  subject: ContactSubject | null;
  createdAt: Date;
}
