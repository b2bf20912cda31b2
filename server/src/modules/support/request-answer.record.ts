import type { RequestState } from '@eunbit/schema/support-request';
import { Schema } from 'mongoose';

/** What staff wrote back; it went out as an email. */
export interface AnswerRecord {
  text: string;
  at: Date;
  /** Id of the member of staff. */
  by: string;
  /** Their name as it was then: accounts change and go. */
  byName: string;
}

/** What every kind of request notes of its handling. */
export interface HandlingRecord {
  /** Absent where it was written before there were answers: open. */
  state?: RequestState;
  /** Oldest first; absent where nobody has answered yet. */
  answers?: AnswerRecord[];
}

const answer = new Schema<AnswerRecord>(
  {
    text: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    byName: { type: String, required: true },
  },
  { _id: false },
);

export const handlingFields = {
  state: { type: String, default: 'OPEN' },
  answers: { type: [answer], default: [] },
};

/** Indexes of the lists in the back office, newest first: all of a store, those in one state, and one writer's. */
export function addHandlingIndexes<T>(schema: Schema<T>): void {
  schema.index({ market: 1, createdAt: -1, _id: -1 });
  schema.index({ market: 1, state: 1, createdAt: -1, _id: -1 });
  schema.index({ email: 1, createdAt: -1, _id: -1 });
}
