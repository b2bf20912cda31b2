import { randomUUID } from 'node:crypto';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import type { EmailProvider, OutgoingEmail } from '@eunbit/server/integrations/email/email-provider';
import type { EmailRecord } from '@eunbit/server/modules/email/email.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { createEmailClaims } from '@eunbit/server/modules/email/email-claims';
import { createEmailDelivery } from '@eunbit/server/modules/email/email-delivery.service';
import { wakeUpForEmails } from '@eunbit/server/modules/email/email-wake-up';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { readEmails, waitForEmails } from '../kit/emails.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { ADDRESSES, CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const HOUR = 3_600_000;

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });

const newAddress = () => `${randomUUID()}@email.example`;
const inbox = (to: string) => readEmails(shop.emailUrl, { to });
const emailRecords = () => emailModel(shop.connection);
const recordTo = (to: string): Promise<EmailRecord | null> => emailRecords().findOne({ to }).lean();

/** Adds an email to this address, and one to the company, to the outbox. */
async function write(email: string, message = 'When will you be back?'): Promise<void> {
  const input = { name: 'Mina Lee', phone: '010-1234-5678', email, message };
  expectResult(
    (await shop.client({ language: 'en' }).run(SendContactMessage, { input })).sendContactMessage,
    'SupportRequestReceived',
  );
}

/** Runs the job of each server, as of the given time or now. */
async function deliver(server = 0, now = new Date()): Promise<void> {
  await shop.app(server).services.emailDelivery.deliverDue(now);
}

const failNext = (fault: object) =>
  shop.controlPostmark('POST', '/sandbox/faults', { endpoint: 'POST /email', ...fault });

describe('an email in the outbox', () => {
  it('is delivered once, however many servers send (EMAIL-1)', async () => {
    const readers = Array.from({ length: 6 }, newAddress);
    for (const reader of readers) await write(reader);

    await Promise.all([deliver(0), deliver(1), deliver(0), deliver(1)]);
    // An email that one server has claimed may still be in progress when the others are done.
    for (const reader of readers) await waitForEmails(shop, { to: reader });

    for (const reader of readers) expect(await inbox(reader)).toHaveLength(1);
    expect(await emailRecords().countDocuments({ status: { $ne: 'SENT' } })).toBe(0);
  });

  it('is sent after an earlier one to the same recipient, even if both were written at once (EMAIL-5)', async () => {
    const [reader, moment] = [newAddress(), new Date()];
    for (const message of ['First.', 'Second.', 'Third.']) await write(reader, message);
    await emailRecords().deleteMany({ to: { $ne: reader } });
    await emailRecords().updateMany({}, { $set: { createdAt: moment, dueAt: moment } });
    const written = await emailRecords().find().sort({ _id: 1 }).lean();
    const calls: string[] = [];
    const provider: EmailProvider = {
      sandboxUrl: null,
      find: async () => null,
      reactivate: async () => true,
      readEvent: () => null,
      async send({ emailId }: OutgoingEmail) {
        calls.push(`begin ${emailId}`);
        await new Promise(setImmediate);
        calls.push(`end ${emailId}`);
        return randomUUID();
      },
    };
    const from = { name: 'Eunbit', address: DEFAULT_SHOP_SETTINGS.company.email };
    const parts = { replyTo: null, subject: '', html: '', text: '', tag: '', headers: {}, isMarketing: false };
    const delivery = createEmailDelivery({
      connection: shop.serverConnection,
      provider,
      emailAddresses: shop.app().services.emailAddresses,
      log: pino({ level: 'silent' }),
      createRender:
        () =>
        async ({ _id, to }) => ({ ...parts, from, to, emailId: String(_id) }),
    });

    await delivery.deliverDue();

    expect(calls).toEqual(written.flatMap(({ _id }) => [`begin ${_id}`, `end ${_id}`]));
  });

  it('records what was sent, when and under which id of the provider', async () => {
    const reader = newAddress();
    await write(reader);

    const [email] = await waitForEmails(shop, { to: reader });

    expect(await recordTo(reader)).toMatchObject({
      status: 'SENT',
      attempts: 1,
      subject: email?.subject,
      error: null,
      dueAt: null,
    });
    expect((await recordTo(reader))?.providerId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is sent from the shop, in text and HTML', async () => {
    const reader = newAddress();
    await write(reader);

    const [email] = await waitForEmails(shop, { to: reader });

    expect(email).toMatchObject({ from: DEFAULT_SHOP_SETTINGS.company.email, stream: 'outbound' });
    for (const part of [email?.text, email?.html]) expect(part).toContain('When will you be back?');
  });
});

describe('a running server', () => {
  it('sends an email as soon as it is committed, without a job', async () => {
    const { emailDelivery } = shop.app().services ?? {};
    if (!emailDelivery) throw new Error('no server');
    const wakeUp = await wakeUpForEmails(shop.connection, emailDelivery, pino({ level: 'silent' }));
    const reader = newAddress();

    await write(reader);
    await vi.waitFor(async () => expect(await inbox(reader)).toHaveLength(1));

    await wakeUp.stop();
  });
});

describe('a failing email provider', () => {
  it('is retried later, and not before', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'status', status: 503, count: 2 });

    await deliver();
    await deliver();
    expect(await inbox(reader)).toEqual([]);
    expect(await recordTo(reader)).toMatchObject({ status: 'QUEUED', attempts: 1 });
    expect((await recordTo(reader))?.error).toContain('told to fail');

    await deliver(0, new Date(Date.now() + HOUR));
    expect(await inbox(reader)).toHaveLength(1);
    expect(await recordTo(reader)).toMatchObject({ status: 'SENT', attempts: 2, error: null });
  });

  it('costs one email an attempt while it is down, not all that wait (EMAIL-3)', async () => {
    const readers = Array.from({ length: 20 }, newAddress);
    for (const reader of readers) await write(reader);
    await failNext({ kind: 'status', status: 500, count: 1000 });

    await deliver();

    expect(await emailRecords().countDocuments({ attempts: 0 })).toBeGreaterThan(20);
  });

  it('leads to a failed email after a day (EMAIL-3)', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'status', status: 503, count: 1000 });

    let now = Date.now();
    for (let tries = 0; tries < 30 && (await recordTo(reader))?.status === 'QUEUED'; tries += 1) {
      await deliver(0, new Date(now));
      now += 12 * HOUR;
    }
    expect(await recordTo(reader)).toMatchObject({ status: 'FAILED', attempts: 10 });
  });

  it('is asked about an email whose answer was lost, and sends no second one (EMAIL-4)', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'drop', count: 2 });

    await deliver();
    expect(await recordTo(reader)).toMatchObject({ status: 'QUEUED', mayHaveGone: true });
    await deliver(1, new Date(Date.now() + HOUR));

    expect(await inbox(reader)).toHaveLength(1);
    expect(await recordTo(reader)).toMatchObject({ status: 'SENT', mayHaveGone: false });
  });
});

describe('a process that dies while sending an email (EMAIL-4)', () => {
  /** The state in which a killed process leaves an email: claimed, with no result recorded. */
  async function takenUp(reader: string): Promise<void> {
    await emailRecords().updateOne(
      { to: reader },
      { status: 'SENDING', dueAt: new Date(Date.now() + 60_000), $inc: { attempts: 1 } },
    );
  }

  it('leaves it to the other processes after a while', async () => {
    const reader = newAddress();
    await write(reader);
    await takenUp(reader);

    await deliver();
    expect(await inbox(reader)).toEqual([]);
    await Promise.all([deliver(0, new Date(Date.now() + HOUR)), deliver(1, new Date(Date.now() + HOUR))]);

    expect(await inbox(reader)).toHaveLength(1);
  });

  it('causes no second copy if the provider already had it', async () => {
    const reader = newAddress();
    await write(reader);
    await deliver();
    await emailRecords().updateOne({ to: reader }, { status: 'SENDING', providerId: null, dueAt: new Date() });

    await deliver(0, new Date(Date.now() + HOUR));

    expect(await inbox(reader)).toHaveLength(1);
    expect(await recordTo(reader)).toMatchObject({ status: 'SENT' });
  });
});

describe('a process that was too slow', () => {
  it('leaves the outcome to the one that has taken over its emails', async () => {
    const reader = newAddress();
    await write(reader);
    const claims = createEmailClaims(shop.serverConnection);
    const slow = await claims.claimDue(8, new Date());
    const next = await claims.claimDue(8, new Date(Date.now() + HOUR));
    expect(next.emails.map(({ _id }) => String(_id)).sort()).toEqual(slow.emails.map(({ _id }) => String(_id)).sort());

    await slow.settle(new Map(slow.emails.map((email) => [email, { status: 'FAILED', error: 'too late' }])));
    expect(await recordTo(reader)).toMatchObject({ status: 'SENDING', attempts: 2 });
    await next.settle(new Map(next.emails.map((email) => [email, { status: 'SENT' }])));

    expect(await recordTo(reader)).toMatchObject({ status: 'SENT', error: null, claimId: null });
  });

  it('claims only emails that the other did not claim at the same moment', async () => {
    const readers = Array.from({ length: 4 }, newAddress);
    for (const reader of readers) await write(reader);
    const claims = createEmailClaims(shop.serverConnection);

    const now = new Date();
    const batches = await Promise.all([claims.claimDue(8, now), claims.claimDue(8, now)]);

    const taken = batches.flatMap(({ emails }) => emails.map(({ _id }) => String(_id)));
    expect(new Set(taken).size).toBe(8);
    expect(taken).toHaveLength(8);
  });
});

describe('an undeliverable email', () => {
  it("fails at once, with the provider's reason", async () => {
    const reader = newAddress();
    await write(reader);
    await shop.controlPostmark('POST', '/sandbox/inactive', { address: reader });

    await deliver();

    expect(await recordTo(reader)).toMatchObject({ status: 'FAILED', attempts: 1 });
    expect((await recordTo(reader))?.error).toContain('inactive');
  });

  it.each(['a@mail.example\r\nBcc: victim@mail.example', 'a@mail.example, b@mail.example', '<a@mail.example>', ''])(
    'is not sent if its address is %j',
    async (to) => {
      const reader = newAddress();
      await write(reader);
      await emailRecords().updateOne({ to: reader }, { to: to || ' ' });

      await deliver();

      expect(await emailRecords().findOne({ kind: 'CONTACT_CONFIRMATION' }).lean()).toMatchObject({ status: 'FAILED' });
      for (const address of ['victim@mail.example', 'b@mail.example']) expect(await inbox(address)).toEqual([]);
    },
  );

  it.each(['미나@mail.example', '\u200bmi@na@mail.example', '.mina@mail.example', 'mi`na@mail.example'])(
    'does not hide from the company what its customer wrote from %j (EMAIL-18)',
    async (email) => {
      await write(newAddress());
      await shop.connection.collection('contact_messages').updateMany({}, { $set: { email } });

      await deliver();

      const to = DEFAULT_SHOP_SETTINGS.company.email;
      const [letter] = await waitForEmails(shop, { to, kind: 'CONTACT_MESSAGE' });
      expect(letter?.replyTo).toBe('');
      expect(letter?.text).toContain('When will you be back?');
      expect(await emailRecords().findOne({ kind: 'CONTACT_MESSAGE' }).lean()).toMatchObject({
        status: 'SENT',
        attempts: 1,
      });
    },
  );

  it('is skipped if it is no longer relevant (EMAIL-2)', async () => {
    const reader = newAddress();
    await write(reader);
    await shop.connection.collection('contact_messages').deleteMany({});

    await deliver();

    expect(await recordTo(reader)).toMatchObject({ status: 'SKIPPED' });
  });
});

describe('a placed order', () => {
  it('is emailed to its buyer in their language and to the company in Korean (EMAIL-6)', async () => {
    const client = shop.client({ market: 'KR', language: 'en' });
    const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 2 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');

    const [toBuyer] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
    const [toCompany] = await waitForEmails(shop, { to: DEFAULT_SHOP_SETTINGS.company.email, kind: 'ORDER_RECEIVED' });

    expect(toBuyer?.subject).toBe(`[Eunbit] Your order ${order.number} is waiting for your deposit`);
    expect(toCompany?.subject).toContain(`새 주문 ${order.number}`);
    expect(toCompany?.replyTo).toBe(CONTACT.email);
    expect(toBuyer?.text).toContain(ADDRESSES.KR.address);
  });
});
