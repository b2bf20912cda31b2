import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { CompanyPhotoRecord, SentPhotoRecord } from './company-photo.record.ts';

const number = { type: Number, required: true } as const;
const text = { type: String, required: true } as const;
const file = new Schema({ mediaId: text, width: number }, { _id: false });

const MEASURES = { width: number, height: number, sizes: [file], avif: [file], placeholder: text };

export const photoSchema = new Schema<CompanyPhotoRecord>(
  { mediaId: text, ...MEASURES } as SchemaDefinition<CompanyPhotoRecord>,
  { _id: false },
);

const schema = new Schema<SentPhotoRecord>(
  { _id: text, ...MEASURES, avifDueAt: Date } as SchemaDefinition<SentPhotoRecord>,
  { versionKey: false },
);
// Photos that the job `encode-avif` is to encode.
schema.index({ avifDueAt: 1 }, { partialFilterExpression: { avifDueAt: { $type: 'date' } } });

export const companyPhotoModel = (connection: Connection): Model<SentPhotoRecord> =>
  modelOn(connection, 'CompanyPhoto', schema, 'company_photos');
