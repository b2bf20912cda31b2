import { emailModel } from '@eunbit/server/modules/email/email.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/setup/free-port.ts';
import { type Diagnosis, runDoctor, shopSettings } from '../kit/doctor.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PROVIDERS = 'stripe,toss,easypost,postmark,naver,google';

const shop = useTestShop();

beforeEach(async () => {
  await shop.controlStripe('POST', '/sandbox/reset');
  await shop.controlPostmark('POST', '/sandbox/reset');
  await shop.controlEasyPost('POST', '/sandbox/reset');
});

const run = (settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Diagnosis> =>
  runDoctor({ ...shopSettings(shop), ...settings }, '--json', ...args);

const find = ({ findings }: Diagnosis, id: string) => findings.find((finding) => finding.id === id);

describe('npm run doctor', () => {
  it('exits with 0 if providers and database are set up', async () => {
    const { code, states } = await run({}, '--only', `${PROVIDERS},database`);
    expect(states).toMatchObject({
      'stripe.account': 'GOOD',
      'stripe.publishable-key': 'GOOD',
      'stripe.webhook': 'GOOD',
      'stripe.tax': 'GOOD',
      'stripe.wallets': 'GOOD',
      'stripe.mode': 'NOTE',
      'toss.key': 'NOTE',
      'easypost.key': 'NOTE',
      'easypost.webhook': 'GOOD',
      'postmark.server': 'GOOD',
      'postmark.streams': 'GOOD',
      'naver.client': 'GOOD',
      'google.client': 'GOOD',
      'database.kind': 'GOOD',
      'database.majority': 'GOOD',
      'database.clock': 'GOOD',
      'database.indexes': 'GOOD',
      'database.migrations': 'GOOD',
    });
    expect(code).toBe(0);
  });

  it('checks the public address as browsers and providers see it', async () => {
    const { code, states, findings } = await run({}, '--only', 'public-address');
    expect(states).toMatchObject({
      'address.health': 'GOOD',
      'address.webhooks': 'GOOD',
      'address.websocket': 'GOOD',
      'address.proxy': 'GOOD',
      'address.tls': 'NOTE',
      // The shop of this test serves no pages, as if a proxy responded with its own.
      'address.headers': 'WRONG',
    });
    expect(findings.find(({ id }) => id === 'address.headers')?.text).toContain('content-security-policy');
    expect(code).toBe(1);
  });

  it('reports each key that a provider does not know', async () => {
    const wrong = {
      STRIPE_SECRET_KEY: 'sk_live_revoked',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_revoked',
      TOSS_SECRET_KEY: 'live_sk_revoked',
      POSTMARK_SERVER_TOKEN: 'revoked',
      EASYPOST_API_KEY: 'EZAKrevoked',
      NAVER_CLIENT_SECRET: 'revoked',
      GOOGLE_CLIENT_ID: 'revoked',
    };
    const { code, states, findings } = await run(wrong, '--only', PROVIDERS);
    expect(states).toEqual({
      'stripe.account': 'WRONG',
      'stripe.publishable-key': 'WRONG',
      'toss.key': 'WRONG',
      'postmark.server': 'WRONG',
      'easypost.key': 'WRONG',
      'naver.client': 'WRONG',
      'google.client': 'WRONG',
    });
    expect(findings.every(({ advice }) => advice !== null)).toBe(true);
    expect(findings.find(({ id }) => id === 'stripe.account')).toMatchObject({
      about: 'STRIPE_SECRET_KEY',
      text: 'Stripe does not accept this key.',
    });
    expect(code).toBe(1);
  });

  it('reports what is missing at a provider, and where', async () => {
    await shop.controlStripe('POST', '/sandbox/setup', {
      chargesEnabled: false,
      payoutsEnabled: false,
      due: ['external_account'],
      endpointEvents: ['payment_intent.succeeded'],
      registeredIn: ['CA'],
      domainRegistered: false,
    });
    await shop.controlPostmark('POST', '/sandbox/setup', { deliveryType: 'Sandbox', broadcastStreams: [] });
    await shop.controlEasyPost('POST', '/sandbox/setup', { webhookEnabled: false });
    const first = await run({}, '--only', PROVIDERS);
    expect(first.states).toMatchObject({
      'stripe.charges': 'WRONG',
      'stripe.payouts': 'WRONG',
      'stripe.webhook': 'WRONG',
      'stripe.tax-registration': 'WRONG',
      'stripe.wallets': 'WRONG',
      'postmark.server': 'WRONG',
      'postmark.streams': 'WRONG',
      'easypost.webhook': 'WRONG',
      'toss.key': 'NOTE',
    });
    expect(find(first, 'stripe.charges')?.advice).toContain('external_account');
    expect(find(first, 'stripe.webhook')?.text).toContain('payment_intent.amount_capturable_updated');
    expect(first.code).toBe(1);

    await shop.controlStripe('POST', '/sandbox/setup', { hasEndpoint: false, taxActive: false });
    await shop.controlEasyPost('POST', '/sandbox/setup', { hasWebhook: false });
    const second = await run({}, '--only', 'stripe,easypost');
    expect(find(second, 'stripe.webhook')?.text).toContain(`${shop.url()}/webhooks/stripe`);
    expect(find(second, 'stripe.tax')).toMatchObject({ status: 'WRONG', text: expect.stringContaining('head_office') });
    expect(find(second, 'easypost.webhook')?.text).toContain(`${shop.url()}/webhooks/easypost`);
  });

  it('still checks the others if one provider is slow and another is down', async () => {
    const slow = { endpoint: 'GET /v1/account', kind: 'delay', milliseconds: 600_000, count: 1 };
    await shop.controlStripe('POST', '/sandbox/faults', slow);
    const nobody = `127.0.0.1:${await freePort()}`;
    const { code, states, findings } = await run(
      // Without EMAIL_FROM the shop's address is in the database.
      { EASYPOST_API_URL: `http://${nobody}`, MONGODB_URI: `mongodb://${nobody}/none`, EMAIL_FROM: '' },
      '--only',
      `${PROVIDERS},database`,
    );
    expect(states).toMatchObject({
      'stripe.account': 'UNKNOWN',
      'stripe.webhook': 'GOOD',
      'easypost.webhook': 'UNKNOWN',
      database: 'UNKNOWN',
      'postmark.server': 'GOOD',
      'postmark.streams': 'GOOD',
      'postmark.sender': 'UNKNOWN',
      'naver.client': 'GOOD',
    });
    expect(findings.find(({ id }) => id === 'postmark.sender')?.text).toContain('EMAIL_FROM is not set');
    expect(findings.find(({ id }) => id === 'easypost.webhook')?.text).toMatch(/Could not be checked: .*ECONNREFUSED/);
    expect(code).toBe(2);
  });

  it('registers the domain for wallets only with --fix', async () => {
    await shop.controlStripe('POST', '/sandbox/setup', { domainRegistered: false });
    const before = await run({}, '--only', 'stripe');
    expect(find(before, 'stripe.wallets')).toMatchObject({ status: 'WRONG', advice: expect.stringContaining('--fix') });
    expect((await run({}, '--only', 'stripe')).states).toMatchObject({ 'stripe.wallets': 'WRONG' });
    const fixed = await run({}, '--only', 'stripe', '--fix');
    expect([fixed.code, fixed.states?.['stripe.wallets']]).toEqual([0, 'GOOD']);
    expect(fixed.complaint).toContain('Registered 127.0.0.1');
    expect((await run({}, '--only', 'stripe', '--fix')).code).toBe(0);
  });

  it('lists placeholders for people to read', async () => {
    const settings = { ...shopSettings(shop), APP_SECRET: 'a'.repeat(32) };
    const { code, out } = await runDoctor(settings, '--only', 'settings,placeholders');
    expect(out).toMatch(/WRONG +\/admin\/settings#settings-company: Still samples: .*phone, email/);
    expect(out).toMatch(/WRONG +\/admin\/company: The people of the company page are still samples/);
    expect(out).toMatch(/WRONG +server\/downloads\/: These reports are samples/);
    expect(out).toMatch(/WRONG +EMAIL_FROM: Emails come from a sample address/);
    expect(out).toMatch(/WRONG +APP_SECRET: It can be guessed.*\n +→ Make one with `openssl rand/);
    expect(out).toMatch(/\d+ wrong, 0 could not be checked, \d+ to note, \d+ good\./);
    expect(code).toBe(1);
  });

  it('reports missing settings and unknown options', async () => {
    const { STRIPE_SECRET_KEY: _, ...settings } = shopSettings(shop);
    const missing = await runDoctor(settings, '--json');
    expect(missing.findings).toMatchObject([{ about: 'STRIPE_SECRET_KEY', status: 'WRONG', area: 'SETTINGS' }]);
    expect(missing.code).toBe(1);
    const { code, complaint } = await run({}, '--only', 'weather');
    expect([code, complaint]).toEqual([2, expect.stringContaining('usage:')]);
  });

  it('reports missing indexes and migrations without changing the database', async () => {
    const { db } = shop.connection;
    if (!db) throw new Error('not connected');
    await db.collection('emails').dropIndexes();
    const { insertedId } = await db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-later' });
    const broken = await run({}, '--only', 'database');
    expect(find(broken, 'database.indexes')).toMatchObject({
      status: 'WRONG',
      text: expect.stringContaining('emails.'),
    });
    expect(find(broken, 'database.migrations')).toMatchObject({
      status: 'WRONG',
      text: expect.stringContaining('9999-later'),
    });
    expect(broken.code).toBe(1);
    await db.collection<{ _id: string }>('migrations').deleteOne({ _id: insertedId });
    await emailModel(shop.connection).createIndexes();

    const empty = await run(
      { MONGODB_URI: shopSettings(shop).MONGODB_URI?.replace(/\/[^/?]+\?/, '/never-used?') ?? '' },
      '--only',
      'database',
    );
    expect([empty.code, empty.states?.['database.empty']]).toEqual([0, 'NOTE']);
    const names = await shop.connection.getClient().db('never-used').listCollections().toArray();
    expect(names).toEqual([]);
  });
});
