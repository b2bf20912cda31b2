import { startJobs } from '@eunbit/server/app/start-jobs';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { restockSubscriptionModel } from '@eunbit/server/modules/stock/restock-subscription.model';
import { stockId } from '@eunbit/server/modules/stock/stock.model';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeToRestock, UpdateStock } from '../kit/operations.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const EMAIL = 'mina@example.com';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let productId: string;

beforeEach(() => {
  productId = shop.productId('wipe');
});

/** Sets the stock as staff would; every edit uses the current version. */
async function setStock(level: { quantity: number; isStopped?: boolean }, market: 'KR' | 'US' = 'KR') {
  const staff = await signInStaff(shop);
  let expectedVersion = 1;
  for (;;) {
    const input = { productId, market, isStopped: false, expectedVersion, ...level };
    const { updateStock } = await staff.run(UpdateStock, { input });
    if (updateStock.__typename === 'StockUpdated') return;
    expectedVersion = expectResult(updateStock, 'StockConflictError').stock.version;
  }
}

async function request(email = EMAIL, { market = 'KR' as 'KR' | 'US', consent = true } = {}) {
  const client = shop.client({ market, language: 'en' });
  return (await client.run(SubscribeToRestock, { input: { productId, email, hasPrivacyConsent: consent } }))
    .subscribeToRestock;
}

/** Runs the job of every server process, all at the same time. */
const runJobs = () => Promise.all(shop.apps.map((app) => app.services.restock.queueDueEmails()));
const waiting = () => restockSubscriptionModel(shop.connection).find().lean();
const emails = () => emailModel(shop.connection).find({ kind: 'BACK_IN_STOCK' }).sort({ to: 1, _id: 1 }).lean();

describe('somebody who asks to be notified of a sold-out product (STOCK-14)', () => {
  it('is stored with the consent given', async () => {
    await setStock({ quantity: 0 });
    const before = Date.now();

    const requested = expectResult(await request(' Mina@Example.com '), 'RestockSubscribed');

    expect(requested).toMatchObject({ message: 'We will write to you as soon as it is back in stock.' });
    const [subscription] = await waiting();
    expect(subscription).toMatchObject({ email: EMAIL, language: 'en', stockId: stockId('KR', productId) });
    expect(subscription?.consent.wording).toContain('keeps my email address to send me this one email');
    expect(subscription?.consent.at.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('is on the list once, even after many fast requests', async () => {
    await setStock({ quantity: 0 });

    const answers = await Promise.all([request(), request('MINA@example.com'), request()]);

    for (const answer of answers) expectResult(answer, 'RestockSubscribed');
    expect(await waiting()).toHaveLength(1);
  });

  it('gets one email when units arrive, and only one (STOCK-15)', async () => {
    await setStock({ quantity: 0 });
    for (const email of [EMAIL, 'juno@example.com']) expectResult(await request(email), 'RestockSubscribed');
    await runJobs();
    expect(await emails()).toEqual([]);

    await setStock({ quantity: 3 });
    const queued = await runJobs();
    await runJobs();

    expect(queued.reduce((sum, count) => sum + count)).toBe(2);
    expect(await emails()).toMatchObject([
      { to: 'juno@example.com', language: 'en', refs: { stockId: stockId('KR', productId) }, status: 'QUEUED' },
      { to: EMAIL, language: 'en', refs: { stockId: stockId('KR', productId) }, status: 'QUEUED' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('gets another email only after asking again', async () => {
    for (const _ of [1, 2]) {
      await setStock({ quantity: 0 });
      expectResult(await request(), 'RestockSubscribed');
      await setStock({ quantity: 1 });
      await runJobs();
    }

    expect(await emails()).toHaveLength(2);
  });

  it('is notified by the store they asked in, not by the other', async () => {
    await setStock({ quantity: 0 }, 'US');
    expectResult(await request(EMAIL, { market: 'US' }), 'RestockSubscribed');
    await runJobs();

    expect(await emails()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is notified when a stopped sale resumes, and not while it is stopped', async () => {
    await setStock({ quantity: 5, isStopped: true });
    expectResult(await request(), 'RestockSubscribed');
    await runJobs();
    expect(await emails()).toEqual([]);

    await setStock({ quantity: 5 });
    await runJobs();
    expect(await emails()).toHaveLength(1);
  });

  it('is emailed even if two hundred and fifty people wait', async () => {
    await setStock({ quantity: 0 });
    const entries = Array.from({ length: 250 }, (_, index) => {
      const email = `mina${index}@example.com`;
      const consent = { at: new Date(), wording: 'yes' };
      return {
        _id: `${stockId('KR', productId)}:${email}`,
        stockId: stockId('KR', productId),
        email,
        language: 'ko' as const,
        consent,
      };
    });
    await restockSubscriptionModel(shop.connection).insertMany(entries);
    await setStock({ quantity: 1 });

    await runJobs();

    const recipients = (await emails()).map(({ to }) => to);
    expect(new Set(recipients).size).toBe(250);
    expect(recipients).toHaveLength(250);
  });
});

describe('the notification job', () => {
  it('emails everybody who waits, once even if every server runs it', async () => {
    await setStock({ quantity: 0 });
    expectResult(await request(), 'RestockSubscribed');
    await setStock({ quantity: 1 });

    const log = pino({ level: 'silent' });
    const jobs = await Promise.all(
      shop.apps.map(({ services: { jobs: registry, emailDelivery: delivery } }) =>
        startJobs({ connection: shop.connection, registry, delivery, log }),
      ),
    );
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { interval: 250 });
    await Promise.all(jobs.map((job) => job.stop(8_000)));

    expect(await emails()).toHaveLength(1);
  });
});

describe('an invalid notification request (STOCK-14)', () => {
  it('is refused for a product that can be ordered', async () => {
    expect(expectResult(await request(), 'StockError').code).toBe('PRODUCT_AVAILABLE');
    expect(await waiting()).toEqual([]);
  });

  it.each(['0'.repeat(24), 'x', ''])('is refused for the unknown product %j', async (unknown) => {
    productId = unknown;
    expect(expectResult(await request(), 'StockError').code).toBe('PRODUCT_NOT_FOUND');
  });

  it('reports missing consent or a wrong address', async () => {
    const { fieldErrors } = expectResult(await request('mina\n@example.com', { consent: false }), 'ValidationError');

    expect(fieldErrors.map(({ path, key }) => [path, key])).toEqual([
      ['email', 'text.controlCharacter'],
      ['hasPrivacyConsent', 'restock.consentRequired'],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('is rate-limited by address', async () => {
    stopClock();
    await setStock({ quantity: 0 });
    const outcomes: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const result = await request(`mina${count}@example.com`);
      outcomes.push(result.__typename === 'StockError' ? result.message : result.__typename);
    }

    expect(outcomes.at(29)).toBe('RestockSubscribed');
    expect(new Set(outcomes.slice(30))).toEqual(new Set(['Too many requests. Try again later.']));
  });
});
