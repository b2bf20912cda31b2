import { AuditSubject } from '@eunbit/schema/audit';
import { AUDIT_FILE_PATH } from '@eunbit/schema/wire';

export interface AuditView {
  /** Null shows everything. */
  readonly subject: AuditSubject | null;
  /** Cursors of the pages up to the current one. */
  readonly trail: readonly string[];
}

export function auditUrl({ subject, trail }: AuditView): string {
  const query = new URLSearchParams();
  if (subject) query.set('subject', subject);
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `/audit${text ? `?${text}` : ''}`;
}

/** Reads the view from an address; ignores an unknown subject. */
export function auditView(query: URLSearchParams): AuditView {
  const subject = query.get('subject');
  return {
    subject: Object.values(AuditSubject).find((known) => known === subject) ?? null,
    trail: query.getAll('after'),
  };
}

/** Address of the log, complete or for one subject, as a CSV file. */
export function auditFileUrl(subject: AuditSubject | null): string {
  return subject ? `${AUDIT_FILE_PATH}?${new URLSearchParams({ subject })}` : AUDIT_FILE_PATH;
}
