import { type RecordOf, recordSchema } from '../../../common/record-schema.ts';

/** That an entry of the history takes the one before it back. */
export const correctionSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** For staff alone. */
    reason: { type: String, required: true },
  },
  { _id: false, id: false },
);
export type CorrectionRecord = RecordOf<typeof correctionSchema>;
