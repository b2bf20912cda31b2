import { FaqCategory } from '@eunbit/schema/faq';
import { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { FaqRecord, HelpCentres } from './faq.record.ts';

const schema = new Schema<FaqRecord>(
  {
    market: { type: String, enum: Object.values(Market), required: true },
    slug: { type: String, required: true },
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

// Finds an entry by store and slug, for links and the seed.
schema.index({ market: 1, slug: 1 }, { unique: true });

export type FaqModel = Model<FaqRecord>;
export const faqModel = (connection: Connection): FaqModel => modelOn(connection, 'FaqEntry', schema, 'faq_entries');

/** Up to this many entries the help centre is held in memory; a larger one must be queried instead. */
const MAXIMUM_ENTRIES = 1000;

export async function loadFaq(entries: FaqModel): Promise<FaqRecord[]> {
  return entries.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_ENTRIES).lean();
}

/** All entries, sorted by category (in the order of the enum), then by position. */
export function toHelpCentres(entries: Iterable<FaqRecord>): HelpCentres {
  const tabs = Object.values(FaqCategory);
  const getId = ({ _id }: FaqRecord) => _id.toHexString();
  const rows = [...entries].sort(
    (a, b) =>
      tabs.indexOf(a.category) - tabs.indexOf(b.category) || a.position - b.position || (getId(a) < getId(b) ? -1 : 1),
  );
  const ofStore = (market: Market) => rows.filter((row) => row.market === market);
  return { KR: ofStore('KR'), US: ofStore('US') };
}
