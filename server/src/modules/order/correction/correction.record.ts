import { type RecordOf, recordSchema } from '../../../common/record-schema.ts';

/** Marks a history entry as a correction of the one before it. */
export const correctionSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** Shown to staff only. */
    reason: { type: String, required: true },
  },
  { _id: false, id: false },
);
export type CorrectionRecord = RecordOf<typeof correctionSchema>;
