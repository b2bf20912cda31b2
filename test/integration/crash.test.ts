import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { readEmails } from '../kit/emails.ts';
import { SendContactMessage } from '../kit/operations.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import { complete, confirmCard, expectResult, fillCheckout, startCardPayment } from '../kit/story.ts';
import { createProduct, WIPE } from '../kit/test-catalogue.ts';

let environment: ProcessEnvironment;
/** The running server; each test kills it and leaves the next one running. */
let server: ShopProcess;
let connection: Awaited<ReturnType<typeof connectDatabase>>;
/** Created before the first server starts: a running server sees a new product only a moment later. */
let wipe: string;
let leftBehind: string;

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  wipe = await createProduct(connection, WIPE);
  leftBehind = await createProduct(connection, { ...WIPE, slug: 'left-behind' }, 1);
  environment = await createProcessEnvironment(uri.href);
  server = await startShopProcess(environment.settings);
});
afterAll(async () => {
  await server.stop();
  await connection.dropDatabase();
  await connection.close();
  await environment.stop();
});

it('a server killed between payment and completion: the repeated webhook completes the order, once', async () => {
  const buyer = new ShopClient(server.url, { market: 'US' });
  const ready = await fillCheckout(buyer, 'US', { [wipe]: 2 });
  const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
  await server.kill();

  // The money moves while no server runs, so the first deliveries of the webhook fail.
  expect(await confirmCard(environment.stripeUrl, clientSecret)).toBe(200);
  expect(await orderModel(connection).countDocuments()).toBe(0);

  server = await startShopProcess(environment.settings);
  await vi.waitFor(async () => expect(await orderModel(connection).countDocuments()).toBe(1));
  const again = expectResult(await complete(buyer, ready), 'OrderPlaced');
  const orders = await orderModel(connection).find().lean();
  expect(orders.map(({ number }) => number)).toEqual([again.order.number]);
  expect(await emailModel(connection).countDocuments({ kind: 'ORDER_PLACED' })).toBe(1);
  expect(await stockModel(connection).findById(stockId('US', wipe)).lean()).toMatchObject({
    quantity: 98,
    reserved: 0,
  });
});

it('units held by an unfinished payment return to stock when a server runs again', async () => {
  const buyer = new ShopClient(server.url, { market: 'US' });
  expectResult(
    await startCardPayment(buyer, await fillCheckout(buyer, 'US', { [leftBehind]: 2 })),
    'PaymentActionRequired',
  );
  await server.kill();
  await reservationModel(connection).updateMany({ status: 'HELD' }, { heldUntil: new Date(0) });

  // Makes the job due at once.
  await connection.collection('jobs').updateOne({ name: 'expire-reservations' }, { $set: { nextRunAt: new Date() } });
  server = await startShopProcess(environment.settings);
  const level = () => stockModel(connection).findById(stockId('US', leftBehind)).lean();
  await vi.waitFor(async () => expect(await level()).toMatchObject({ quantity: 100, reserved: 0 }));
});

it('a server killed while sending an email: the next one finds it delivered and sends no second copy', async () => {
  const addFault = (fault: object) =>
    fetch(`${environment.emailUrl}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ endpoint: 'POST /email', ...fault }),
    });
  const emailRecords = emailModel(connection);
  const email = `${randomBytes(8).toString('hex')}@email.example`;
  // The email is accepted, but the response is delayed until after the server is killed.
  await addFault({ kind: 'delay', milliseconds: 600_000, count: 2 });
  const input = { name: 'Mina', phone: '010-1234-5678', email, message: 'Hello' };
  expectResult(
    (await new ShopClient(server.url).run(SendContactMessage, { input })).sendContactMessage,
    'SupportRequestReceived',
  );
  await vi.waitFor(async () => expect(await readEmails(environment.emailUrl, { to: email })).toHaveLength(1));
  await server.kill();
  expect(await emailRecords.findOne({ to: email }).lean()).toMatchObject({ status: 'SENDING' });

  // As if the dead server's claim on the email, which lasts a minute, had expired.
  await emailRecords.updateMany({ status: 'SENDING' }, { dueAt: new Date() });
  server = await startShopProcess(environment.settings);
  await vi.waitFor(async () =>
    expect(await emailRecords.findOne({ to: email }).lean()).toMatchObject({ status: 'SENT' }),
  );

  expect(await readEmails(environment.emailUrl, { to: email })).toHaveLength(1);
});
