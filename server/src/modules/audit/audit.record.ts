import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { Types } from 'mongoose';
/** A changed value before and after, as text; null if there was or is none. */
export interface ChangedValue {
  field: string;
  before: string | null;
  after: string | null;
}

/** An audit event of a member of staff. Written once, in the transaction of the change itself, and immutable. */
export interface AuditRecord {
  _id: Types.ObjectId;
  at: Date;
  /** The account of the member of staff. */
  by: string;
  action: AuditAction;
  subject: AuditSubject;
  /** What staff know the subject by: the number of an order, the id of a review. */
  subjectId: string;
  changes: ChangedValue[];
}
