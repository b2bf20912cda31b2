import type { EmailStatus } from '@eunbit/schema/email';
import { listUrl, readChoice, readPage } from '../app/list-url.ts';

/** Sorted for the filter: states that need attention come first. */
export const EMAIL_STATUSES = ['FAILED', 'QUEUED', 'SENDING', 'SENT', 'SKIPPED'] as const satisfies EmailStatus[];

export interface EmailListView {
  readonly state: EmailStatus | null;
  /** Filters by recipient; empty for all. */
  readonly to: string;
  readonly page: number;
  /** Id of the email that is open in a dialog; null if none is. */
  readonly email: string | null;
}

/** The log of emails (EMAIL-9). */
export function emailListUrl({ state = null, to = '', page = 1, email = null }: Partial<EmailListView> = {}): string {
  return listUrl('/sent-emails', { state, to, page, email });
}

export function emailListView(query: URLSearchParams): EmailListView {
  const email = query.get('email');
  return {
    state: readChoice(query, 'state', EMAIL_STATUSES),
    to: query.get('to') ?? '',
    page: readPage(query),
    email: email && /^[0-9a-f]{24}$/.test(email) ? email : null,
  };
}
