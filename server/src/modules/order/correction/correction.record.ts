import { Schema } from 'mongoose';

/** That an entry of the history takes the one before it back. */
export interface CorrectionRecord {
  id: string;
  /** For staff alone. */
  reason: string;
}

export const correctionSchema = new Schema<CorrectionRecord>(
  { id: { type: String, required: true }, reason: { type: String, required: true } },
  { _id: false, id: false },
);
