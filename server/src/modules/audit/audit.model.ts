import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Retention in days, as the law requires for records of sales and complaints. */
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
    /** The public id of the subject, such as an order number or review id. */
    subjectId: { type: String, required: true },
    changes: [stores<ChangedValue>(changedValue)],
  },
  { versionKey: false },
);
// The whole log, newest first.
schema.index({ at: -1, _id: -1 });
// Entries of one subject, or of one kind of subject.
schema.index({ subject: 1, subjectId: 1, at: -1, _id: -1 });
schema.index({ subject: 1, at: -1, _id: -1 });
// Entries of one staff member.
schema.index({ by: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export type AuditRecord = RecordOf<typeof schema>;
export type AuditModel = Model<AuditRecord>;
export const auditModel = (connection: Connection): AuditModel =>
  modelOn(connection, 'AuditEntry', schema, 'audit_entries');
