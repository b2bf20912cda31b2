import type { FaqCategory } from '@eunbit/schema/faq';
import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';
export interface FaqRecord {
  _id: Types.ObjectId;
  /** The store whose help centre has it. */
  market: Market;
  /** A readable name that pages link to, such as `delivery-time`; the stores may share one. */
  slug: string;
  category: FaqCategory;
  /** Place within its category, ascending. */
  position: number;
  question: Bilingual;
  /** Paragraphs. Names in braces, as `{returnDays}`, stand for the store's policy. */
  answer: Bilingual<string[]>;
}

/** The help centre of each store. */
export type HelpCentres = Readonly<Record<Market, readonly FaqRecord[]>>;
