import { FaqCategory } from '@eunbit/schema/faq';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { Bilingual } from '../catalogue/product.model.ts';

export interface FaqRecord {
  /** A readable name that pages link to, such as `delivery-time`. */
  _id: string;
  category: FaqCategory;
  /** Place within its category, ascending. */
  position: number;
  question: Bilingual;
  /** Paragraphs. */
  answer: Bilingual<string[]>;
}

const schema = new Schema<FaqRecord>(
  {
    _id: { type: String, required: true },
    category: { type: String, required: true },
    position: { type: Number, required: true },
    question: new Schema(
      { ko: { type: String, required: true }, en: { type: String, required: true } },
      { _id: false },
    ),
    answer: new Schema({ ko: [String], en: [String] }, { _id: false }),
  },
  { versionKey: false },
);

export type FaqModel = Model<FaqRecord>;
export const faqModel = (connection: Connection): FaqModel => modelOn(connection, 'FaqEntry', schema, 'faq_entries');

/** Beyond this many entries the help centre no longer belongs into memory and the mirror has to go. */
const MAXIMUM_ENTRIES = 1000;

/** All entries in page order: by category as the tabs stand, then by place. */
export async function loadFaq(entries: FaqModel): Promise<readonly FaqRecord[]> {
  const tabs = Object.values(FaqCategory);
  const rows = await entries.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_ENTRIES).lean();
  return rows.sort((a, b) => tabs.indexOf(a.category) - tabs.indexOf(b.category));
}
