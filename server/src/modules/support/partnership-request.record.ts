import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { HandlingRecord } from './request-answer.record.ts';
export interface PartnershipRequestRecord extends HandlingRecord {
  _id: Types.ObjectId;
  /** Ticket number, `B2B-YYMMDD-XXXXXXXX`. */
  number: string;
  market: Market;
  /** The language of the page on which it was written; replies use it. */
  language: Language;
  lastName: string;
  firstName: string;
  company: string;
  phone: string;
  industry: string;
  email: string;
  /** Empty if none was entered. */
  message: string;
  createdAt: Date;
}
