import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/database';
import { mailModel } from '@eunbit/server/modules/mail/mail.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { EASYPOST_KEYS } from '../../scripts/sandbox/easypost/keys.ts';
import { SANDBOX_SOCIAL_SETTINGS } from '../../scripts/sandbox/oauth/keys.ts';
import { startPostmarkSandbox } from '../../scripts/sandbox/postmark/server.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { lettersNow } from '../kit/letters.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { startShopProcess } from '../kit/shop-process.ts';
import { complete, confirmCard, expectResult, fillCheckout, startCardPayment } from '../kit/story.ts';
import { addProduct, WIPE } from '../kit/test-catalogue.ts';

const SECRET = 'whsec_test';
let environment: Record<string, string>;
let connection: Awaited<ReturnType<typeof connectDatabase>>;
let stripe: Awaited<ReturnType<typeof startStripeSandbox>>;
let postmark: Awaited<ReturnType<typeof startPostmarkSandbox>>;

beforeAll(async () => {
  buildChanged(() => undefined);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  const port = await freePort();
  stripe = await startStripeSandbox({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
    webhookSecret: SECRET,
  });
  postmark = await startPostmarkSandbox({ port: 0, serverToken: 'sandbox' });
  environment = {
    PORT: String(port),
    MONGODB_URI: uri.href,
    APP_SECRET: 'a test secret of more than thirty-two characters',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
    ...SANDBOX_SOCIAL_SETTINGS,
    POSTMARK_SERVER_TOKEN: 'sandbox',
    ...EASYPOST_KEYS,
    // Nobody listens there: an order does not depend on it.
    EASYPOST_API_URL: 'http://127.0.0.1:9',
    TOSS_SECRET_KEY: 'test_sk_sandbox',
    POSTMARK_API_URL: postmark.url,
  };
}, 120_000);
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await stripe.stop();
  await postmark.stop();
});

it('a server killed between payment and completion: the webhook comes again and completes the order, once', async () => {
  const productId = await addProduct(connection, WIPE);
  const before = await startShopProcess(environment);
  const buyer = new ShopClient(before.url, { market: 'US' });
  const ready = await fillCheckout(buyer, 'US', { [productId]: 2 });
  const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
  await before.kill();

  // The money moves while no server runs: the first deliveries of the webhook find nobody.
  expect(await confirmCard(stripe.url, clientSecret)).toBe(200);
  expect(await orderModel(connection).countDocuments()).toBe(0);

  const after = await startShopProcess(environment);
  await vi.waitFor(async () => expect(await orderModel(connection).countDocuments()).toBe(1), { timeout: 30_000 });
  const again = expectResult(await complete(buyer, ready), 'OrderPlaced');
  const orders = await orderModel(connection).find().lean();
  expect(orders.map(({ number }) => number)).toEqual([again.order.number]);
  expect(await mailModel(connection).countDocuments({ kind: 'ORDER_PLACED' })).toBe(1);
  expect(await stockModel(connection).findById(stockId('US', productId)).lean()).toMatchObject({
    quantity: 98,
    reserved: 0,
  });
  await after.stop();
}, 180_000);

it('units held by a payment that nobody finished go back on the shelf when a server runs again', async () => {
  const productId = await addProduct(connection, { ...WIPE, slug: 'left-behind' }, 1);
  const before = await startShopProcess(environment);
  const buyer = new ShopClient(before.url, { market: 'US' });
  expectResult(
    await startCardPayment(buyer, await fillCheckout(buyer, 'US', { [productId]: 2 })),
    'PaymentActionRequired',
  );
  await before.kill();
  await reservationModel(connection).updateMany({ state: 'HELD' }, { heldUntil: new Date(0) });

  const after = await startShopProcess(environment);
  const level = () => stockModel(connection).findById(stockId('US', productId)).lean();
  await vi.waitFor(async () => expect(await level()).toMatchObject({ quantity: 100, reserved: 0 }), {
    timeout: 45_000,
  });
  await after.stop();
}, 180_000);

it('a server killed while it hands a letter over: the next one finds it delivered and sends no second copy', async () => {
  const tell = (fault: object) =>
    fetch(`${postmark.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ endpoint: 'POST /email', ...fault }),
    });
  const mails = mailModel(connection);
  const email = `${randomBytes(8).toString('hex')}@mail.example`;
  const before = await startShopProcess(environment);
  // Taken, but not answered while the server lives.
  await tell({ kind: 'delay', milliseconds: 8000, count: 2 });
  const input = { name: 'Mina', phone: '010-1234-5678', email, message: 'Hello' };
  expectResult(
    (await new ShopClient(before.url).run(SendContactMessage, { input })).sendContactMessage,
    'ContactMessageSent',
  );
  await vi.waitFor(async () => expect(await lettersNow(postmark.url, { to: email })).toHaveLength(1), {
    timeout: 30_000,
  });
  await before.kill();
  expect(await mails.findOne({ to: email }).lean()).toMatchObject({ state: 'SENDING' });

  // As if the minute had passed in which the letter was the dead server's.
  await mails.updateMany({ state: 'SENDING' }, { dueAt: new Date() });
  const after = await startShopProcess(environment);
  await vi.waitFor(async () => expect(await mails.findOne({ to: email }).lean()).toMatchObject({ state: 'SENT' }), {
    timeout: 60_000,
  });

  expect(await lettersNow(postmark.url, { to: email })).toHaveLength(1);
  await after.stop();
}, 120_000);
