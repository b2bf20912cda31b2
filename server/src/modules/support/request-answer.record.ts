import type { RequestStatus } from '@eunbit/schema/support-request';
import { Schema } from 'mongoose';

/** A reply of staff, sent as an email. */
export interface AnswerRecord {
  text: string;
  at: Date;
  /** Id of the member of staff. */
  by: string;
  /** The name at the time of the reply: accounts change and are deleted. */
  byName: string;
}

/** Handling fields that every kind of request has. */
export interface HandlingRecord {
  state: RequestStatus;
  /** Oldest first. */
  answers: AnswerRecord[];
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
  state: { type: String, default: 'OPEN' as const },
  answers: { type: [answer], default: [] },
};

/** Indexes of the staff lists, by date: by store, by state, and by author. */
export function addHandlingIndexes<T>(schema: Schema<T>): void {
  schema.index({ market: 1, createdAt: -1, _id: -1 });
  schema.index({ market: 1, state: 1, createdAt: -1, _id: -1 });
  schema.index({ email: 1, createdAt: -1, _id: -1 });
}
