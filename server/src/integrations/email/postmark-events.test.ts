import { describe, expect, it } from 'vitest';
import { ForgedEmailEventError, UnreadableEmailEventError } from './email-provider.ts';
import { createPostmarkEvents } from './postmark-events.ts';

const SECRET = 'a-secret-of-the-webhook';
const readEvent = createPostmarkEvents({
  serverToken: 'token',
  webhookSecret: SECRET,
  apiUrl: null,
  marketingStream: 'broadcast',
  from: 'shop@eunbit.example',
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const GOOD = basic(`postmark:${SECRET}`);
const read = (body: unknown) => readEvent(body, GOOD);

const EMAIL_ID = '65f000000000000000000001';
/** The example in Postmark's webhook documentation. */
const BOUNCE = {
  RecordType: 'Bounce',
  MessageStream: 'outbound',
  ID: 2 ** 62,
  Type: 'HardBounce',
  TypeCode: 1,
  Name: 'Hard bounce',
  Tag: 'Test',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Metadata: { email: EMAIL_ID },
  ServerID: 23,
  Description: 'The server was unable to deliver your message.',
  Details: 'smtp;550 5.1.1 unknown user',
  Email: 'John@Example.com',
  From: 'sender@example.com',
  BouncedAt: '2019-11-05T16:33:54.9070259Z',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Test subject',
};
const CHANGE = {
  RecordType: 'SubscriptionChange',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  ServerID: 123456,
  MessageStream: 'broadcast',
  ChangedAt: '2020-02-01T10:53:34.416071Z',
  Recipient: 'bounced@example.com',
  Origin: 'Recipient',
  SuppressSending: true,
  SuppressionReason: 'SpamComplaint',
  Tag: null,
  Metadata: {},
};

describe('a webhook of Postmark', () => {
  it("about a bounce contains address, email, stream and the mail server's message", () => {
    expect(read(BOUNCE)).toEqual({
      id: `Bounce:${2 ** 62}:${BOUNCE.MessageID}:2019-11-05T16:33:54.907Z`,
      kind: 'HARD_BOUNCE',
      address: 'john@example.com',
      at: new Date('2019-11-05T16:33:54.907Z'),
      isMarketing: false,
      description: 'The server was unable to deliver your message. smtp;550 5.1.1 unknown user',
      emailId: EMAIL_ID,
    });
  });

  it.each([
    ['HardBounce', false, 'HARD_BOUNCE'],
    ['BadEmailAddress', false, 'HARD_BOUNCE'],
    ['SoftBounce', false, 'SOFT_BOUNCE'],
    ['Transient', false, 'SOFT_BOUNCE'],
    ['DMARCPolicy', false, 'SOFT_BOUNCE'],
    ['Blocked', true, 'HARD_BOUNCE'],
    ['SpamComplaint', true, 'SPAM_COMPLAINT'],
    ['ManuallyDeactivated', true, 'MANUAL_SUPPRESSION'],
    ['SomethingNew', false, 'SOFT_BOUNCE'],
  ])('about a bounce of the type %s (inactive: %s) is a %s', (Type, Inactive, kind) => {
    expect(read({ ...BOUNCE, Type, Inactive })?.kind).toBe(kind);
  });

  it('about an automatic reply is not a bounce', () => {
    expect(read({ ...BOUNCE, Type: 'AutoResponder', Inactive: false })).toBeNull();
  });

  it('about an unsubscribed reader concerns only news', () => {
    expect(read({ ...BOUNCE, Type: 'Unsubscribe', Inactive: false })).toMatchObject({
      kind: 'MANUAL_SUPPRESSION',
      isMarketing: true,
    });
  });

  it('about a complaint is one regardless of its type', () => {
    expect(read({ ...BOUNCE, RecordType: 'SpamComplaint', Type: 'SpamNotification' })).toMatchObject({
      kind: 'SPAM_COMPLAINT',
    });
  });

  it('about a change of the list has an id derived from its content', () => {
    const suppressed = read(CHANGE);
    expect(suppressed).toMatchObject({ kind: 'SPAM_COMPLAINT', isMarketing: true, emailId: null });
    expect(read({ ...CHANGE })?.id).toBe(suppressed?.id);
    const reactivated = { ...CHANGE, MessageID: null, SuppressSending: false, SuppressionReason: null };
    expect(read(reactivated)).toMatchObject({ kind: 'REACTIVATED' });
    expect(read(reactivated)?.id).not.toBe(suppressed?.id);
    expect(read({ ...CHANGE, SuppressionReason: 'ManualSuppression' })?.kind).toBe('MANUAL_SUPPRESSION');
  });

  it.each(['Tag', 'Metadata', 'MessageStream', 'Description', 'Details', 'Inactive', 'MessageID', 'Content'])(
    'may lack %s, or have null for it',
    (field) => {
      expect(read({ ...BOUNCE, [field]: null })?.kind).toBe('HARD_BOUNCE');
      expect(read({ ...BOUNCE, [field]: undefined })?.kind).toBe('HARD_BOUNCE');
      expect(read({ ...CHANGE, [field]: null })?.kind).toBe('SPAM_COMPLAINT');
    },
  );

  it('about anything else is ignored', () => {
    expect(read({ RecordType: 'Open', Recipient: 'john@example.com' })).toBeNull();
    expect(read({ RecordType: 'Delivery' })).toBeNull();
  });

  it.each([
    null,
    'text',
    [],
    {},
    { RecordType: 1 },
    { ...BOUNCE, ID: '1' },
    { ...BOUNCE, Email: undefined },
    { ...BOUNCE, Email: { $gt: '' } },
    { ...BOUNCE, BouncedAt: 'yesterday' },
    { ...CHANGE, SuppressSending: 'true' },
  ])('without the documented fields is rejected: %j', (body) => {
    expect(() => read(body)).toThrow(UnreadableEmailEventError);
  });

  it.each([
    undefined,
    '',
    SECRET,
    `Bearer ${SECRET}`,
    'Basic',
    basic('postmark'),
    basic(`${SECRET}:`),
    basic('postmark:'),
  ])('is accepted only with the password, not with %j', (authorization) => {
    expect(() => readEvent(BOUNCE, authorization)).toThrow(ForgedEmailEventError);
  });

  it('is parsed only after its password was checked', () => {
    expect(() => readEvent({}, basic('postmark:wrong'))).toThrow(ForgedEmailEventError);
  });
});
