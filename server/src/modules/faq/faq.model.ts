import { FaqCategory } from '@eunbit/schema/faq';
import { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Entries per store, in page order. */
export type HelpCentres = Readonly<Record<Market, readonly FaqRecord[]>>;

const schema = recordSchema(
  {
    /** The store whose help centre shows it. */
    market: { type: stores<Market>(String), enum: Object.values(Market), required: true },
    /** Slug for links, such as `delivery-time`; unique per store. */
    slug: { type: String, required: true },
    category: { type: stores<FaqCategory>(String), required: true },
    /** Sort key within the category, ascending. */
    position: { type: Number, required: true },
    question: stores<Bilingual>(
      new Schema({ ko: { type: String, required: true }, en: { type: String, required: true } }, { _id: false }),
    ),
    /** Paragraphs. Placeholders such as `{returnDays}` are replaced with values of the store's policy. */
    answer: stores<Bilingual<string[]>>(new Schema({ ko: [String], en: [String] }, { _id: false })),
  },
  { versionKey: false },
);

// Finds an entry by store and slug, for links and the seed.
schema.index({ market: 1, slug: 1 }, { unique: true });

export type FaqRecord = RecordOf<typeof schema>;
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
