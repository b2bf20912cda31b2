import type { RequestStatus } from '@eunbit/schema/support-request';
import type { Schema } from 'mongoose';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** A reply by staff, sent as an email. */
const answer = recordSchema(
  {
    text: { type: String, required: true },
    at: { type: Date, required: true },
    /** Id of the staff member. */
    by: { type: String, required: true },
    /** The name at the time of the reply: accounts change and are deleted. */
    byName: { type: String, required: true },
  },
  { _id: false },
);
export type AnswerRecord = RecordOf<typeof answer>;

/** Fields for handling a request, shared by all kinds of requests. */
export const handlingFields = {
  status: { type: stores<RequestStatus>(String), default: 'OPEN' },
  /** Oldest first. */
  answers: { type: [answer], default: [] },
} as const;

/** Indexes of the staff lists, by date: by store, by status, and by author. */
export function addHandlingIndexes<T>(schema: Schema<T>): void {
  schema.index({ market: 1, createdAt: -1, _id: -1 });
  schema.index({ market: 1, status: 1, createdAt: -1, _id: -1 });
  schema.index({ email: 1, createdAt: -1, _id: -1 });
}
