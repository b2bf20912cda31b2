import { type Mailbox, parseMailboxes } from './addresses.ts';

interface Attachment {
  Name: string;
  ContentType: string;
  /** Bytes. */
  ContentLength: number;
  ContentID: string;
}

export interface Message {
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  bcc: Mailbox[];
  subject: string;
  htmlBody: string;
  textBody: string;
  replyTo: string;
  tag: string;
  messageStream: string;
  metadata: Record<string, string>;
  headers: { Name: string; Value: string }[];
  attachments: Attachment[];
}

/** A message that is not accepted, in Postmark's numbering. */
export interface Refusal {
  ErrorCode: number;
  Message: string;
}

const MOST_RECIPIENTS = 50;
const LONGEST_SUBJECT = 2000;

class RefusedMessage extends Error {
  readonly refusal: Refusal;

  constructor(message: string) {
    super(message);
    this.refusal = { ErrorCode: 300, Message: message };
  }
}

type Fields = Record<string, unknown>;

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new RefusedMessage(`Invalid '${name}' value.`);
  return value;
}

function mailboxes(fields: Fields, name: string): Mailbox[] {
  const header = text(fields, name);
  const parsed = parseMailboxes(header);
  if (parsed.wrong !== undefined) {
    throw new RefusedMessage(`Error parsing '${name}': Illegal email address '${parsed.wrong}'.`);
  }
  return parsed.mailboxes;
}

function objects(fields: Fields, name: string): Fields[] {
  const value = fields[name] ?? [];
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
  if (!isList) throw new RefusedMessage(`Invalid '${name}' value.`);
  return value;
}

function metadata(fields: Fields): Record<string, string> {
  const value = fields.Metadata ?? {};
  if (typeof value !== 'object' || value === null) throw new RefusedMessage("Invalid 'Metadata' value.");
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
}

function attachments(fields: Fields): Attachment[] {
  return objects(fields, 'Attachments').map((item) => ({
    Name: text(item, 'Name'),
    ContentType: text(item, 'ContentType'),
    ContentLength: Buffer.byteLength(text(item, 'Content'), 'base64'),
    ContentID: text(item, 'ContentID'),
  }));
}

function readFields(fields: Fields): Message {
  const [from] = mailboxes(fields, 'From');
  if (!from) throw new RefusedMessage("Invalid 'From' address: ''.");
  const [to, cc, bcc] = [mailboxes(fields, 'To'), mailboxes(fields, 'Cc'), mailboxes(fields, 'Bcc')];
  const recipients = to.length + cc.length + bcc.length;
  if (recipients === 0) throw new RefusedMessage('Zero recipients specified.');
  if (recipients > MOST_RECIPIENTS) throw new RefusedMessage(`Maximum of ${MOST_RECIPIENTS} recipients allowed.`);
  const [htmlBody, textBody] = [text(fields, 'HtmlBody'), text(fields, 'TextBody')];
  if (!htmlBody && !textBody) throw new RefusedMessage('Provide either email TextBody or HtmlBody or both.');
  const subject = text(fields, 'Subject');
  if (subject.length > LONGEST_SUBJECT) throw new RefusedMessage(`Subject exceeds ${LONGEST_SUBJECT} characters.`);
  mailboxes(fields, 'ReplyTo');
  return {
    from,
    to,
    cc,
    bcc,
    subject,
    htmlBody,
    textBody,
    replyTo: text(fields, 'ReplyTo'),
    tag: text(fields, 'Tag'),
    messageStream: text(fields, 'MessageStream') || 'outbound',
    metadata: metadata(fields),
    headers: objects(fields, 'Headers').map((item) => ({ Name: text(item, 'Name'), Value: text(item, 'Value') })),
    attachments: attachments(fields),
  };
}

/** Reads a message as it comes in a request; the refusal says what Postmark would not accept. */
export function readMessage(input: unknown): Message | Refusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ErrorCode: 403, Message: 'The JSON does not have the fields of an email.' };
  }
  try {
    return readFields(input as Fields);
  } catch (error) {
    if (error instanceof RefusedMessage) return error.refusal;
    throw error;
  }
}
