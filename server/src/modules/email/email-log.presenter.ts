import type { EmailRecord } from './email.model.ts';
import type { EmailType } from './email-log.types.ts';
export function presentEmail(stored: EmailRecord): EmailType {
  const { _id, kind, to, language, state, subject, error, attempts, createdAt, sentAt, dueAt, bounce = null } = stored;
  const when = { createdAt, sentAt, nextTryAt: dueAt };
  return { id: String(_id), kind, to, language, status: state, subject, error, attempts, ...when, bounce, stored };
}
