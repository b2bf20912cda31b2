import { CompanyBlockKind, type CompanyBlockText, MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { CompanyBlockRecord, CompanyBlocks } from './company-block.record.ts';
import { photoSchema } from './company-photo.model.ts';

const line = { type: String, default: '' } as const;
const text = new Schema<CompanyBlockText>(
  { name: line, role: line, text: line, address: line, photoAlt: line },
  { _id: false },
);

const schema = new Schema<CompanyBlockRecord>(
  {
    kind: { type: String, enum: Object.values(CompanyBlockKind), required: true },
    position: { type: Number, required: true },
    texts: {
      type: new Schema({ ko: { type: text, required: true }, en: { type: text, default: null } }, { _id: false }),
      required: true,
    },
    photo: { type: photoSchema, default: null },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The order of a kind. Unique: of two that are added at once one counts again, so that the limit holds.
schema.index({ kind: 1, position: 1 }, { unique: true });
// Blocks that show a photo whose AVIF files have just been encoded.
schema.index({ 'photo.mediaId': 1 }, { sparse: true });

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
