import { AuditSubject } from '@eunbit/schema/audit';
import { AUDIT_FILE_PATH } from '@eunbit/schema/wire';
import { listUrl, readChoice } from '../app/list-url.ts';

export interface AuditView {
  /** Null shows everything. */
  readonly subject: AuditSubject | null;
  /** Cursors of the pages up to the current one. */
  readonly trail: readonly string[];
}

export function auditUrl({ subject, trail }: AuditView): string {
  return listUrl('/audit', { subject, after: trail });
}

/** Reads the view from an address; ignores an unknown subject. */
export function auditView(query: URLSearchParams): AuditView {
  return { subject: readChoice(query, 'subject', Object.values(AuditSubject)), trail: query.getAll('after') };
}

/** Address of the log, complete or for one subject, as a CSV file. */
export function auditFileUrl(subject: AuditSubject | null): string {
  return listUrl(AUDIT_FILE_PATH, { subject });
}
