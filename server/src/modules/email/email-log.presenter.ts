import type { EmailRecord } from './email.model.ts';
import { EmailType } from './email-log.types.ts';
export function presentEmail(stored: EmailRecord): EmailType {
  const { _id, kind, to, language, status, subject, error, attempts, createdAt, sentAt, dueAt, bounce = null } = stored;
  const when = { createdAt, sentAt, nextTryAt: dueAt };
  const about = { id: String(_id), kind, to, language, status, subject, error, attempts };
  return Object.assign(new EmailType(), { ...about, ...when, bounce, stored });
}
