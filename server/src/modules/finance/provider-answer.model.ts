import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Kinds of stored answers: provider queries, and the comparison with the provider. */
export type ProviderQuestion = 'BALANCE' | 'PAYMENTS' | 'DIFFERENCES';

/** The latest answer to a query. Displayed while the provider is slow or down; no decision is based on it. */
const schema = recordSchema(
  {
    _id: { type: stores<ProviderQuestion>(String), required: true },
    value: { type: stores<unknown>(Schema.Types.Mixed) },
    /** When the answer was received; missing before the first. */
    at: { type: Date },
    /** When the last query failed after that; null if the latest query succeeded. */
    failedAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false },
);

export type ProviderAnswerModel = Model<RecordOf<typeof schema>>;
export const providerAnswerModel = (connection: Connection): ProviderAnswerModel =>
  modelOn(connection, 'ProviderAnswer', schema, 'provider_answers');
