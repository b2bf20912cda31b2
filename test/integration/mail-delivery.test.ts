import { randomUUID } from 'node:crypto';
import { BRAND } from '@eunbit/schema/brand';
import type { MailProvider, OutgoingMail } from '@eunbit/server/integrations/mail/mail-provider';
import { type MailRecord, mailModel } from '@eunbit/server/modules/mail/mail.model';
import { createMailDelivery } from '@eunbit/server/modules/mail/mail-delivery.service';
import { wakeUpForLetters } from '@eunbit/server/modules/mail/mail-wake-up';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letters, lettersNow } from '../kit/letters.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { ADDRESSES, CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

/** The first letter loads the code that renders letters, which takes a while on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

const HOUR = 3_600_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ servers: 2 });
});
afterEach(() => shop.close());

const newAddress = () => `${randomUUID()}@mail.example`;
const inbox = (to: string) => lettersNow(shop.mailUrl, { to });
const mails = () => mailModel(shop.connection);
const mailTo = (to: string): Promise<MailRecord | null> => mails().findOne({ to }).lean();

/** Brings a letter to this address, and one to the company, into the outbox. */
async function write(email: string, message = 'When will you be back?'): Promise<void> {
  const input = { name: 'Mina Lee', phone: '010-1234-5678', email, message };
  expectResult(
    (await shop.client({ language: 'en' }).run(SendContactMessage, { input })).sendContactMessage,
    'ContactMessageSent',
  );
}

/** What the job of each server does, at the time given or now. */
async function deliver(server = 0, now = new Date()): Promise<void> {
  await shop.apps[server]?.services.mailDelivery.deliverDue(now);
}

const failNext = (fault: object) => shop.tellPostmark('POST', '/sandbox/faults', { endpoint: 'POST /email', ...fault });

describe('a letter in the outbox', () => {
  it('reaches its reader once, however many servers send', async () => {
    const readers = Array.from({ length: 6 }, newAddress);
    for (const reader of readers) await write(reader);

    await Promise.all([deliver(0), deliver(1), deliver(0), deliver(1)]);
    // A letter that one server has taken up is still on its way when the others are done.
    for (const reader of readers) await letters(shop, { to: reader });

    for (const reader of readers) expect(await inbox(reader)).toHaveLength(1);
    expect(await mails().countDocuments({ state: { $ne: 'SENT' } })).toBe(0);
  });

  it('leaves after an earlier one to the same reader has gone, though both were written in one moment', async () => {
    const [reader, moment] = [newAddress(), new Date()];
    for (const message of ['First.', 'Second.', 'Third.']) await write(reader, message);
    await mails().deleteMany({ to: { $ne: reader } });
    await mails().updateMany({}, { $set: { createdAt: moment, dueAt: moment } });
    const written = await mails().find().sort({ _id: 1 }).lean();
    const calls: string[] = [];
    const provider: MailProvider = {
      sandboxUrl: null,
      find: async () => null,
      async send({ letterId }: OutgoingMail) {
        calls.push(`begin ${letterId}`);
        await new Promise(setImmediate);
        calls.push(`end ${letterId}`);
        return randomUUID();
      },
    };
    const from = { name: 'Eunbit', address: BRAND.company.email };
    const parts = { replyTo: null, subject: '', html: '', text: '', tag: '', headers: {}, isMarketing: false };
    const delivery = createMailDelivery({
      connection: shop.serverConnection,
      provider,
      log: pino({ level: 'silent' }),
      write: async ({ _id, to }) => ({ ...parts, from, to, letterId: String(_id) }),
    });

    await delivery.deliverDue();

    expect(calls).toEqual(written.flatMap(({ _id }) => [`begin ${_id}`, `end ${_id}`]));
  });

  it('notes what was sent, when and under which number of the provider', async () => {
    const reader = newAddress();
    await write(reader);

    const [letter] = await letters(shop, { to: reader });

    expect(await mailTo(reader)).toMatchObject({
      state: 'SENT',
      attempts: 1,
      subject: letter?.subject,
      error: null,
      dueAt: null,
    });
    expect((await mailTo(reader))?.providerId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('comes from the shop, in text and HTML', async () => {
    const reader = newAddress();
    await write(reader);

    const [letter] = await letters(shop, { to: reader });

    expect(letter).toMatchObject({ from: BRAND.company.email, stream: 'outbound' });
    for (const part of [letter?.text, letter?.html]) expect(part).toContain('When will you be back?');
  });
});

describe('a server that runs', () => {
  it('sends a letter as soon as it is committed, without a job', async () => {
    const { mailDelivery } = shop.apps[0]?.services ?? {};
    if (!mailDelivery) throw new Error('no server');
    const wakeUp = await wakeUpForLetters(shop.connection, mailDelivery, pino({ level: 'silent' }));
    const reader = newAddress();

    await write(reader);
    await vi.waitFor(async () => expect(await inbox(reader)).toHaveLength(1), { timeout: 60_000 });

    await wakeUp.stop();
  });
});

describe('a provider in trouble', () => {
  it('gets the letter again later, and not before', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'status', status: 503, count: 2 });

    await deliver();
    await deliver();
    expect(await inbox(reader)).toEqual([]);
    expect(await mailTo(reader)).toMatchObject({ state: 'QUEUED', attempts: 1 });
    expect((await mailTo(reader))?.error).toContain('told to fail');

    await deliver(0, new Date(Date.now() + HOUR));
    expect(await inbox(reader)).toHaveLength(1);
    expect(await mailTo(reader)).toMatchObject({ state: 'SENT', attempts: 2, error: null });
  });

  it('costs one letter a try when it is down, not all that wait', async () => {
    const readers = Array.from({ length: 20 }, newAddress);
    for (const reader of readers) await write(reader);
    await failNext({ kind: 'status', status: 500, count: 1000 });

    await deliver();

    expect(await mails().countDocuments({ attempts: 0 })).toBeGreaterThan(20);
  });

  it('leads to a failed letter after a day', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'status', status: 503, count: 1000 });

    let now = Date.now();
    for (let tries = 0; tries < 30 && (await mailTo(reader))?.state === 'QUEUED'; tries += 1) {
      await deliver(0, new Date(now));
      now += 12 * HOUR;
    }
    expect(await mailTo(reader)).toMatchObject({ state: 'FAILED', attempts: 10 });
  });

  it('is asked whether it has a letter when its answer was lost, and gets no second one', async () => {
    const reader = newAddress();
    await write(reader);
    await failNext({ kind: 'drop', count: 2 });

    await deliver();
    expect(await mailTo(reader)).toMatchObject({ state: 'QUEUED', mayHaveGone: true });
    await deliver(1, new Date(Date.now() + HOUR));

    expect(await inbox(reader)).toHaveLength(1);
    expect(await mailTo(reader)).toMatchObject({ state: 'SENT', mayHaveGone: false });
  });
});

describe('a process that dies with a letter in its hands', () => {
  /** As a process leaves a letter that is killed: taken up, and nothing noted. */
  async function takenUp(reader: string): Promise<void> {
    await mails().updateOne(
      { to: reader },
      { state: 'SENDING', dueAt: new Date(Date.now() + 60_000), $inc: { attempts: 1 } },
    );
  }

  it('leaves it to the others after a while', async () => {
    const reader = newAddress();
    await write(reader);
    await takenUp(reader);

    await deliver();
    expect(await inbox(reader)).toEqual([]);
    await Promise.all([deliver(0, new Date(Date.now() + HOUR)), deliver(1, new Date(Date.now() + HOUR))]);

    expect(await inbox(reader)).toHaveLength(1);
  });

  it('leaves no second copy when the provider had it already', async () => {
    const reader = newAddress();
    await write(reader);
    await deliver();
    await mails().updateOne({ to: reader }, { state: 'SENDING', providerId: null, dueAt: new Date() });

    await deliver(0, new Date(Date.now() + HOUR));

    expect(await inbox(reader)).toHaveLength(1);
    expect(await mailTo(reader)).toMatchObject({ state: 'SENT' });
  });
});

describe('a letter that will never arrive', () => {
  it("fails at once, with the provider's reason", async () => {
    const reader = newAddress();
    await write(reader);
    await shop.tellPostmark('POST', '/sandbox/inactive', { address: reader });

    await deliver();

    expect(await mailTo(reader)).toMatchObject({ state: 'FAILED', attempts: 1 });
    expect((await mailTo(reader))?.error).toContain('inactive');
  });

  it.each(['a@mail.example\r\nBcc: victim@mail.example', 'a@mail.example, b@mail.example', '<a@mail.example>', ''])(
    'is not handed over when its address is %j',
    async (to) => {
      const reader = newAddress();
      await write(reader);
      await mails().updateOne({ to: reader }, { to: to || ' ' });

      await deliver();

      expect(await mails().findOne({ kind: 'CONTACT_CONFIRMATION' }).lean()).toMatchObject({ state: 'FAILED' });
      for (const address of ['victim@mail.example', 'b@mail.example']) expect(await inbox(address)).toEqual([]);
    },
  );

  it('is skipped when there is nothing to tell any more', async () => {
    const reader = newAddress();
    await write(reader);
    await shop.connection.collection('contact_messages').deleteMany({});

    await deliver();

    expect(await mailTo(reader)).toMatchObject({ state: 'SKIPPED' });
  });
});

describe('an order', () => {
  it('is told to its buyer in their language and to the company in Korean', async () => {
    const client = shop.client({ market: 'KR', language: 'en' });
    const ready = await fillCheckout(client, 'KR', { [shop.products.wipe ?? '']: 2 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');

    const [toBuyer] = await letters(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
    const [toCompany] = await letters(shop, { to: BRAND.company.email, kind: 'ORDER_RECEIVED' });

    expect(toBuyer?.subject).toBe(`[Eunbit] Your order ${order.number} is waiting for your deposit`);
    expect(toCompany?.subject).toContain(`새 주문 ${order.number}`);
    expect(toCompany?.replyTo).toBe(CONTACT.email);
    expect(toBuyer?.text).toContain(ADDRESSES.KR.address);
  });
});
