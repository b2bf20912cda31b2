import type { FaqCategory } from '@eunbit/schema/faq';
import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';
export interface FaqRecord {
  _id: Types.ObjectId;
  /** The store whose help centre shows it. */
  market: Market;
  /** Slug for links, such as `delivery-time`; unique per store. */
  slug: string;
  category: FaqCategory;
  /** Sort key within the category, ascending. */
  position: number;
  question: Bilingual;
  /** Paragraphs. Placeholders such as `{returnDays}` are replaced with values of the store's policy. */
  answer: Bilingual<string[]>;
}

/** Entries per store, in page order. */
export type HelpCentres = Readonly<Record<Market, readonly FaqRecord[]>>;
