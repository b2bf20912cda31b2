import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** What the payment provider, or a comparison with it, is asked for. */
export type ProviderQuestion = 'BALANCE' | 'PAYMENTS' | 'DIFFERENCES';

/** The newest answer to a question. It is shown while the provider is slow or down; nothing is decided by it. */
export interface ProviderAnswerRecord {
  _id: ProviderQuestion;
  value: unknown;
  /** When it was given. */
  at: Date;
  /** When it was last asked in vain since then; null when the answer is the outcome of the newest question. */
  failedAt: Date | null;
}

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
