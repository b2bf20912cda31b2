import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { EncodedPicture, PictureFile } from '../media/index.ts';

const number = { type: Number, required: true } as const;
const text = { type: String, required: true } as const;
const file = new Schema({ mediaId: text, width: number }, { _id: false });

const measures = {
  /** Pixels of the default size. */
  width: number,
  height: number,
  /** In ascending width. */
  sizes: [stores<PictureFile>(file)],
  /** The same widths as AVIF; empty until they are encoded. */
  avif: [stores<PictureFile>(file)],
  /** Average colour as `#rrggbb`. */
  placeholder: text,
} as const;

/** A photo of a block with sizes measured by the server, never taken from a form. `mediaId` is the default size. */
export const photoSchema = recordSchema({ mediaId: text, ...measures }, { _id: false });
export type CompanyPhotoRecord = RecordOf<typeof photoSchema>;

const schema = recordSchema({ _id: text, ...measures, avifDueAt: { type: Date } }, { versionKey: false });
// Photos that the job `encode-avif` is to encode.
schema.index({ avifDueAt: 1 }, { partialFilterExpression: { avifDueAt: { $type: 'date' } } });

/** An uploaded photo that blocks may refer to. */
type SentPhotoRecord = Omit<CompanyPhotoRecord, 'mediaId'> & EncodedPicture;
export const companyPhotoModel = (connection: Connection): Model<SentPhotoRecord> =>
  modelOn<SentPhotoRecord>(connection, 'CompanyPhoto', schema as unknown as Schema<SentPhotoRecord>, 'company_photos');
