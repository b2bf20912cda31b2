const MAILBOX = /^(?!.{65})[a-z0-9!#$%&'*+\-/=^_{}|~]+(\.[a-z0-9!#$%&'*+\-/=^_{}|~]+)*$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

export interface Mailbox {
  name: string;
  address: string;
}

/** Splits a header such as `"Kim, Eun" <a@b.kr>, c@d.kr` at the commas outside of quotes. */
function splitList(header: string): string[] {
  const parts: string[] = [];
  let current = '';
  let isQuoted = false;
  for (const character of header) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) {
      parts.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  parts.push(current);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function parseMailbox(text: string): Mailbox | undefined {
  const named = /^(.*)<([^<>]+)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || !MAILBOX.test(address.slice(0, at)) || !DOMAIN.test(address.slice(at + 1))) return undefined;
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');
  return { name, address };
}

/** The mailboxes of an address header, or the part that is none. */
export function parseMailboxes(header: string): { mailboxes: Mailbox[]; wrong?: string } {
  const mailboxes: Mailbox[] = [];
  for (const part of splitList(header)) {
    const mailbox = parseMailbox(part);
    if (!mailbox) return { mailboxes, wrong: part };
    mailboxes.push(mailbox);
  }
  return { mailboxes };
}
