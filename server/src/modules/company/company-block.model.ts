import { CompanyBlockKind, type CompanyBlockText, MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { photoSchema } from './company-photo.model.ts';

const line = { type: String, default: '' } as const;
const text = stores<CompanyBlockText>(
  new Schema({ name: line, role: line, text: line, address: line, photoAlt: line }, { _id: false }),
);

/** A person or a place of the company page (STORE-20). */
const schema = recordSchema(
  {
    kind: { type: stores<CompanyBlockKind>(String), enum: Object.values(CompanyBlockKind), required: true },
    /** Sort key within the kind, ascending; unique, with gaps where blocks were removed. */
    position: { type: Number, required: true },
    texts: {
      /** `en` is null if there is no translation. */
      type: recordSchema({ ko: { type: text, required: true }, en: { type: text, default: null } }, { _id: false }),
      required: true,
    },
    photo: { type: photoSchema, default: null },
    /** Incremented with each change of its content, but not by moves. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The order of a kind. Unique, so that one of two concurrent inserts is retried and the limit holds.
schema.index({ kind: 1, position: 1 }, { unique: true });
// Blocks that show a photo whose AVIF files have just been encoded.
schema.index({ 'photo.mediaId': 1 }, { sparse: true });

export type CompanyBlockRecord = RecordOf<typeof schema>;

/** The blocks of each kind in the order of the page. */
export type CompanyBlocks = Readonly<Record<CompanyBlockKind, readonly CompanyBlockRecord[]>>;

export type CompanyBlockModel = Model<CompanyBlockRecord>;
export const companyBlockModel = (connection: Connection): CompanyBlockModel =>
  modelOn(connection, 'CompanyBlock', schema, 'company_blocks');

/** All blocks, by kind in the order of the page. */
export function loadCompanyBlocks(blocks: CompanyBlockModel): Promise<CompanyBlockRecord[]> {
  const maximum = MAXIMUM_COMPANY_BLOCKS * Object.keys(CompanyBlockKind).length;
  return blocks.find().sort({ kind: 1, position: 1 }).limit(maximum).lean<CompanyBlockRecord[]>().exec();
}

export function toCompanyBlocks(records: Iterable<CompanyBlockRecord>): CompanyBlocks {
  const rows = [...records].sort((a, b) => a.position - b.position);
  const ofKind = (kind: CompanyBlockKind) => rows.filter((row) => row.kind === kind);
  return { PERSON: ofKind('PERSON'), PLACE: ofKind('PLACE') };
}

/** Whether staff have added a person to the company page, which then shows no samples (STORE-20). */
export async function hasCompanyPeople(connection: Connection): Promise<boolean> {
  return (await companyBlockModel(connection).exists({ kind: 'PERSON' })) !== null;
}
