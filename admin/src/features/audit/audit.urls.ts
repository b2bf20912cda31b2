import { AuditSubject } from '@eunbit/schema/audit';

export interface AuditView {
  /** Null shows everything. */
  readonly subject: AuditSubject | null;
  /** Cursors of the pages passed on the way here, this page's own last. */
  readonly trail: readonly string[];
}

export function auditUrl({ subject, trail }: AuditView): string {
  const query = new URLSearchParams();
  if (subject) query.set('subject', subject);
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `/audit${text ? `?${text}` : ''}`;
}

/** What an address asks for; a kind of things that is unknown counts as not given. */
export function auditView(query: URLSearchParams): AuditView {
  const subject = query.get('subject');
  return {
    subject: Object.values(AuditSubject).find((known) => known === subject) ?? null,
    trail: query.getAll('after'),
  };
}
