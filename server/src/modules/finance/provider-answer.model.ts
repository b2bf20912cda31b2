import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ProviderAnswerRecord } from './provider-answer.record.ts';

const schema = new Schema<ProviderAnswerRecord>(
  {
    _id: { type: String, required: true },
    value: { type: Schema.Types.Mixed },
    at: { type: Date },
    failedAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false },
);

export type ProviderAnswerModel = Model<ProviderAnswerRecord>;
export const providerAnswerModel = (connection: Connection): ProviderAnswerModel =>
  modelOn(connection, 'ProviderAnswer', schema, 'provider_answers');
