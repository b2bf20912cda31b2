export type { AuditRecord } from './audit.model.ts';
export type { AuditServices } from './audit.module.ts';
export { presentEntry } from './audit.presenter.ts';
export type { AuditEvent, AuditService } from './audit.service.ts';
export { AuditChangeType, AuditEntryType } from './audit.types.ts';
export { AUDIT_HEADINGS, auditRows } from './audit-export.ts';
export { changedValues, type Values } from './changed-values.ts';
export type { SubjectTitles } from './subject-titles.ts';
