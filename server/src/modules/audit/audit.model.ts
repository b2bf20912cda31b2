import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { AuditRecord, ChangedValue } from './audit.record.ts';

/** How long entries are kept: as long as the law wants records of sales and of complaints. */
const KEPT_DAYS = 5 * 365;

const schema = new Schema<AuditRecord>(
  {
    at: { type: Date, required: true },
    by: { type: String, required: true },
    action: { type: String, required: true },
    subject: { type: String, required: true },
    subjectId: { type: String, required: true },
    changes: [
      new Schema<ChangedValue>(
        { field: { type: String, required: true }, before: { type: String }, after: { type: String } },
        { _id: false },
      ),
    ],
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

export type AuditModel = Model<AuditRecord>;
export const auditModel = (connection: Connection): AuditModel =>
  modelOn(connection, 'AuditEntry', schema, 'audit_entries');
