import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { Types } from 'mongoose';
/** One value that is another one now, as text; null where there was or is none. */
export interface ChangedValue {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a member of staff did. Written once, in the transaction of what was done, and never changed. */
export interface AuditRecord {
  _id: Types.ObjectId;
  at: Date;
  /** The account of the member of staff. */
  by: string;
  action: AuditAction;
  subject: AuditSubject;
  /** What people know the thing by: the number of an order, the id of a review. */
  subjectId: string;
  changes: ChangedValue[];
}
