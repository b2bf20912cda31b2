import type { MailKind } from '@eunbit/server/modules/mail/mail-kinds';
import { expect, vi } from 'vitest';
import type { Mail } from '../../scripts/sandbox/postmark/mailroom.ts';

/** A letter as its reader has it. */
export interface DeliveredLetter {
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
  readonly kind?: MailKind;
  /** How many at least; 1 by default. */
  readonly count?: number;
}

/** Where letters arrive, and how those that wait in the outbox are sent on. */
interface Mailroom {
  readonly mailUrl: string;
  deliver(): Promise<unknown>;
}

/** The first letter of a run waits for the code that renders letters, too. */
const WITHIN_MS = 60_000;

function readLetter({ from, to, replyTo, subject, textBody, htmlBody, headers, messageStream }: Mail): DeliveredLetter {
  return {
    from: from.address,
    to: to.map(({ address }) => address).join(),
    replyTo,
    subject,
    text: textBody,
    html: htmlBody,
    headers: Object.fromEntries(headers.map(({ Name, Value }) => [Name, Value])),
    stream: messageStream,
  };
}

/** What is in somebody's letter box now, oldest first. */
export async function lettersNow(mailUrl: string, { to, kind }: Wanted): Promise<DeliveredLetter[]> {
  const query = new URLSearchParams({
    to,
    limit: '200',
    ...(kind && { tag: kind.toLowerCase().replaceAll('_', '-') }),
  });
  const response = await fetch(`${mailUrl}/sandbox/mails?${query}`);
  const { data } = (await response.json()) as { data: Mail[] };
  return data.reverse().map(readLetter);
}

/** Waits until letters are delivered to somebody; oldest first. */
export async function letters(shop: Mailroom, wanted: Wanted): Promise<DeliveredLetter[]> {
  return vi.waitFor(
    async () => {
      await shop.deliver();
      const found = await lettersNow(shop.mailUrl, wanted);
      expect(found.length, `letters to ${wanted.to}`).toBeGreaterThanOrEqual(wanted.count ?? 1);
      return found;
    },
    { timeout: WITHIN_MS, interval: 50 },
  );
}

/** The newest letter to somebody. */
export async function lastLetter(shop: Mailroom, wanted: Wanted): Promise<DeliveredLetter> {
  const last = (await letters(shop, wanted)).at(-1);
  if (!last) throw new Error('no letter');
  return last;
}

/** The link of a letter that leads to a path such as `/reset-password`, as a person who reads plain text would follow it. */
export function linkIn({ text }: Pick<DeliveredLetter, 'text'>, path: string): URL {
  const urls = (text.match(/https?:\/\/\S+/g) ?? []).map((url) => new URL(url));
  const found = urls.find(({ pathname }) => pathname.startsWith(path));
  if (!found) throw new Error(`no link to ${path} in:\n${text}`);
  return found;
}
