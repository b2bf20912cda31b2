import type { EmailKind } from '@eunbit/schema/email';
import { expect, vi } from 'vitest';
import type { Email } from '../../scripts/sandbox/postmark/emails.ts';

/** An email as its recipient sees it. */
export interface DeliveredEmail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: string;
}

interface Wanted {
  readonly to: string;
  readonly kind?: EmailKind;
  /** Minimum number of emails; 1 by default. */
  readonly count?: number;
}

/** Address of the email sandbox, and the function that sends queued emails. */
interface EmailStore {
  readonly emailUrl: string;
  deliver(): Promise<unknown>;
}

/** Long enough for the first email of a run, which also waits for the renderer to load. */

function readEmail({ from, to, replyTo, subject, textBody, htmlBody, headers, messageStream }: Email): DeliveredEmail {
  return {
    from: from.address,
    to: to.address,
    replyTo,
    subject,
    text: textBody,
    html: htmlBody,
    headers: Object.fromEntries(headers.map(({ Name, Value }) => [Name, Value])),
    stream: messageStream,
  };
}

/** The emails received at an address so far, oldest first. */
export async function readEmails(emailUrl: string, { to, kind }: Wanted): Promise<DeliveredEmail[]> {
  const query = new URLSearchParams({
    to,
    limit: '200',
    ...(kind && { tag: kind.toLowerCase().replaceAll('_', '-') }),
  });
  const response = await fetch(`${emailUrl}/sandbox/emails?${query}`);
  const { data } = (await response.json()) as { data: Email[] };
  return data.reverse().map(readEmail);
}

/** Waits for emails to an address; oldest first. */
export async function waitForEmails(shop: EmailStore, wanted: Wanted): Promise<DeliveredEmail[]> {
  return vi.waitFor(
    async () => {
      await shop.deliver();
      const found = await readEmails(shop.emailUrl, wanted);
      expect(found.length, `emails to ${wanted.to}`).toBeGreaterThanOrEqual(wanted.count ?? 1);
      return found;
    },
    { interval: 50 },
  );
}

/** The newest email to an address. */
export async function waitForEmail(shop: EmailStore, wanted: Wanted): Promise<DeliveredEmail> {
  const last = (await waitForEmails(shop, wanted)).at(-1);
  if (!last) throw new Error('no email');
  return last;
}

/** The link in the plain text of an email that leads to a path such as `/reset-password`. */
export function linkIn({ text }: Pick<DeliveredEmail, 'text'>, path: string): URL {
  const urls = (text.match(/https?:\/\/\S+/g) ?? []).map((url) => new URL(url));
  const found = urls.find(({ pathname }) => pathname.startsWith(path));
  if (!found) throw new Error(`no link to ${path} in:\n${text}`);
  return found;
}
