import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** How long entries are kept: as long as the law wants records of sales and of complaints. */
const KEPT_DAYS = 5 * 365;

/** A changed value before and after, as text; null if there was or is none. */
export interface ChangedValue {
  field: string;
  before: string | null;
  after: string | null;
}

const changedValue = new Schema(
  { field: { type: String, required: true }, before: { type: String }, after: { type: String } },
  { _id: false },
);

/** An audit event of a member of staff. Written once, in the transaction of the change itself, and immutable. */
const schema = recordSchema(
  {
    at: { type: Date, required: true },
    /** The account of the member of staff. */
    by: { type: String, required: true },
    action: { type: stores<AuditAction>(String), required: true },
    subject: { type: stores<AuditSubject>(String), required: true },
    /** What staff know the subject by: the number of an order, the id of a review. */
    subjectId: { type: String, required: true },
    changes: [stores<ChangedValue>(changedValue)],
  },
  { versionKey: false },
);
// The whole log, newest first.
schema.index({ at: -1, _id: -1 });
// What was done to one thing, or to one kind of things.
schema.index({ subject: 1, subjectId: 1, at: -1, _id: -1 });
schema.index({ subject: 1, at: -1, _id: -1 });
// What one member of staff did.
schema.index({ by: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export type AuditRecord = RecordOf<typeof schema>;
export type AuditModel = Model<AuditRecord>;
export const auditModel = (connection: Connection): AuditModel =>
  modelOn(connection, 'AuditEntry', schema, 'audit_entries');
