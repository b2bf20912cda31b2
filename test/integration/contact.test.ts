import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { MAXIMUM_MESSAGE_LENGTH } from '@eunbit/schema/validation-contact';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { empty } from '../kit/empty.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { refuseEmails } from '../kit/refuse-emails.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MESSAGE = {
  name: 'Mina Lee',
  phone: '010-1234-5678',
  email: 'Mina@Example.com',
  message: 'Where is my order?\nI have waited for a week.',
};

const shop = useTestShop();

beforeEach(() => empty(shop, contactMessageModel, emailModel));

async function send(change: Partial<typeof MESSAGE & { orderNumber: string }> = {}, client = shop.client()) {
  return (await client.run(SendContactMessage, { input: { ...MESSAGE, ...change } })).sendContactMessage;
}

const kept = () => contactMessageModel(shop.connection).find().lean();
const emails = () => emailModel(shop.connection).find().sort({ kind: 1, _id: 1 }).lean();

describe('a message of the contact form', () => {
  it('is saved under the ticket number that its sender gets', async () => {
    const sent = expectResult(await send({}, shop.client({ market: 'US', language: 'en' })), 'SupportRequestReceived');

    expect(sent.message).toBe('Your message is sent. Thank you!');
    expect(sent.number).toMatch(/^CS-\d{6}-[0-9A-Z]{8}$/);
    expect(await kept()).toMatchObject([
      {
        ...MESSAGE,
        number: sent.number,
        phone: '+82 10-1234-5678',
        email: 'mina@example.com',
        market: 'US',
        language: 'en',
        orderNumber: null,
        subject: null,
      },
    ]);
  });

  it('keeps the topic chosen in the support form (SUPPORT-5)', async () => {
    const query = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }';
    await shop.client().send({ query, variables: { input: { ...MESSAGE, subject: 'RETURN' } } });
    const { errors } = await shop.client().send({ query, variables: { input: { ...MESSAGE, subject: 'PRIZE' } } });

    expect(await kept()).toMatchObject([{ subject: 'RETURN' }]);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('sends one email to the company and one to its sender (SUPPORT-2)', async () => {
    const { number } = expectResult(await send(), 'SupportRequestReceived');

    expect(await emails()).toMatchObject([
      {
        kind: 'CONTACT_CONFIRMATION',
        to: 'mina@example.com',
        language: 'en',
        refs: { contactNumber: number },
        status: 'QUEUED',
      },
      {
        kind: 'CONTACT_MESSAGE',
        to: DEFAULT_SHOP_SETTINGS.company.email,
        language: 'ko',
        refs: { contactNumber: number },
        status: 'QUEUED',
      },
    ]);
  });

  it('is not saved without its emails (SUPPORT-2)', async () => {
    await refuseEmails(shop);

    const query = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }';
    const { errors } = await shop.client().send({ query, variables: { input: MESSAGE } });

    expect(errors[0]?.extensions.code).toBe('INTERNAL');
    expect(await kept()).toEqual([]);
  });

  it.each(['EB-240102-ABCDEFGH', ' eb240102abcdefgh '])('accepts %j as the order number', async (orderNumber) => {
    expectResult(await send({ orderNumber }), 'SupportRequestReceived');

    expect(await kept()).toMatchObject([{ orderNumber: 'EB-240102-ABCDEFGH' }]);
  });

  it('is returned as plain text, including scripts', async () => {
    const script = '<script>alert("hi")</script> {{7*7}} $where';
    expectResult(await send({ name: script, message: script }), 'SupportRequestReceived');

    expect(await kept()).toMatchObject([{ name: script, message: script }]);
  });
});

describe('an invalid contact form', () => {
  it('reports every error and saves nothing', async () => {
    const refused = expectResult(await send({ name: ' ', phone: '', email: 'x', message: '\n' }), 'ValidationError');

    expect(refused.fieldErrors.map(({ path, message }) => [path, message])).toEqual([
      ['name', 'Name is required.'],
      ['phone', 'Phone number is required.'],
      ['email', 'Please put valid email address.'],
      ['message', 'Please write your message.'],
    ]);
    expect([await kept(), await emails()]).toEqual([[], []]);
  });

  it.each([
    ['name', 'Mina\r\nBcc: everybody@example.com'],
    ['email', 'mina@example.com\nBcc: everybody@example.com'],
    ['email', 'mina\u0000@example.com'],
    ['phone', '010\u20281234'],
    ['orderNumber', 'EB\n1'],
  ] as const)('cannot inject a header line into an email through %s', async (path, value) => {
    const { fieldErrors } = expectResult(await send({ [path]: value }), 'ValidationError');

    expect(fieldErrors).toMatchObject([{ path, key: 'text.controlCharacter' }]);
  });

  it.each([
    ['name', 'x'.repeat(201)],
    ['phone', '1'.repeat(41)],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['message', 'x'.repeat(MAXIMUM_MESSAGE_LENGTH + 1)],
    ['orderNumber', 'x'.repeat(61)],
  ] as const)('is rejected if %s is too long', async (path, value) => {
    const { fieldErrors } = expectResult(await send({ [path]: value }), 'ValidationError');

    expect(fieldErrors).toMatchObject([{ path, key: 'text.tooLong' }]);
  });

  it('is rejected before it is read if its message is 10 MB', async () => {
    const query = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }';
    const input = { ...MESSAGE, message: 'x'.repeat(10 * 1024 * 1024) };
    const { status, errors } = await shop.client().send({ query, variables: { input } });

    expect([status, errors[0]?.extensions.code]).toEqual([413, 'BAD_REQUEST']);
    expect(await kept()).toEqual([]);
  });

  it.each([{ $ne: null }, ['x'], 7, true])('is rejected with %j as the name', async (name) => {
    const query = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }';
    const { errors } = await shop.client().send({ query, variables: { input: { ...MESSAGE, name } } });

    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

describe('many messages in a minute', () => {
  it('from one address are refused after thirty, under any names (SUPPORT-4)', async () => {
    stopClock();
    const outcomes: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const result = await send({ email: `mina${count}@example.com` });
      outcomes.push(result.__typename === 'SupportError' ? result.message : result.__typename);
    }

    const refused = Array.from({ length: 20 }, () => 'Too many requests. Try again later.');
    expect(outcomes.slice(30)).toEqual(refused);
    expect(await kept()).toHaveLength(30);
  });

  it('from one person are refused after five (SUPPORT-4)', async () => {
    stopClock();
    for (let count = 0; count < 5; count += 1) expectResult(await send(), 'SupportRequestReceived');

    expect(expectResult(await send({ email: 'MINA@example.com' }), 'SupportError').code).toBe('TOO_MANY_REQUESTS');
    expectResult(await send({ email: 'somebody.else@example.com' }), 'SupportRequestReceived');
  });
});
