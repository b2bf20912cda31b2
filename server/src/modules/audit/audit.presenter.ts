import type { AuditRecord } from './audit.model.ts';
import type { AuditEntryType } from './audit.types.ts';

export function presentEntry({ _id, by, at, action, subject, subjectId, changes }: AuditRecord): AuditEntryType {
  return {
    id: String(_id),
    at,
    staffId: by,
    action,
    subject,
    subjectId,
    changes: changes.map(({ field, before = null, after = null }) => ({ field, before, after })),
  };
}
