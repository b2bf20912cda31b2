import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import { createVault, type Vault } from '@eunbit/server/common/tokens';
import { createLogger } from '@eunbit/server/log/logger';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { ENCRYPTED_COLLECTIONS } from '@eunbit/server/modules/secret-rotation/encrypted-values';
import { readEncryptedValues } from '@eunbit/server/modules/secret-rotation/encrypted-values-reader';
import { createReencryption } from '@eunbit/server/modules/secret-rotation/reencryption.service';
import type { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { runDoctor, shopSettings } from '../kit/doctor.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { CancelOrder, GuestOrder, OpenOrderLink, OrderEvents, StartPayment } from '../kit/operations.ts';
import { giveTo, signedInMember } from '../kit/orders.ts';
import { addAuthenticator, StartAuthenticator } from '../kit/second-factor.ts';
import { CONTACT, expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const LookUpOrder = graphql(`
  mutation LookUpOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      __typename
      ... on GuestOrderFound { accessToken }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);
const RevealEncrypted = graphql(`
  mutation RevealEncrypted(
    $passCode: RevealPassCodeInput!
    $receipt: RevealCashReceiptNumberInput!
    $account: RevealRefundAccountInput!
  ) {
    revealPassCode(input: $passCode) { __typename ... on PassCodeShown { passCode } ... on OrderError { code } }
    revealCashReceiptNumber(input: $receipt) { __typename ... on CashReceiptNumberShown { number } ... on OrderError { code } }
    revealRefundAccount(input: $account) { __typename ... on RefundAccountShown { accountNumber } ... on OrderError { code } }
  }
`);
const NameRefundAccount = graphql(`
  mutation NameRefundAccount($input: UpdateRefundAccountInput!) {
    updateRefundAccount(input: $input) { __typename }
  }
`);

/** The settings before the rotation and in each of its three steps. */
const [OLD, NEW] = ['q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r', 'nR4tY8uQ2wE6zX0cV5bM9kJ3hG7fD1sAaL6pPoIi'] as const;
const BEFORE = { APP_SECRET: OLD };
const ACCEPTING = { APP_SECRET: OLD, APP_SECRET_PREVIOUS: NEW };
const SWAPPED = { APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD };
const AFTER = { APP_SECRET: NEW };
const silent = createLogger('silent');

const shop = useTestShop({ eachTest: 'new', settings: BEFORE });
let staffCookies: readonly [string, string][];
beforeEach(async () => {
  const header = (await signInStaff(shop)).cookieHeader();
  staffCookies = header.split('; ').map((cookie) => cookie.split('=').map(decodeURIComponent) as [string, string]);
});

interface Bought {
  readonly number: string;
  readonly accessToken: string;
}

/** A guest's checkout at a server, with a pass code. */
async function fill(server: number) {
  const client = shop.client({ market: 'KR', server });
  const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  return { ...ready, client };
}

/** Pays a guest's order by transfer, with a cash receipt. */
async function pay({ client, checkoutId, total }: Awaited<ReturnType<typeof fill>>): Promise<Bought> {
  const transfer = { method: 'DEPOSIT' as const, bankId: 'kb', depositorName: '이미나' };
  const cashReceipt = { kind: 'PERSONAL' as const, number: '010-9876-5432' };
  const input = { checkoutId, expectedTotal: total, hasAgreedToTerms: true, ...transfer, cashReceipt };
  const { order, accessToken } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
  return { number: order.number, accessToken };
}

const buy = async (server: number) => pay(await fill(server));

/** The same, cancelled after the deposit; the buyer enters the account for the refund. */
async function buyAndCancel(server: number): Promise<Bought> {
  const bought = await buy(server);
  const { number: orderNumber, accessToken } = bought;
  await orderModel(shop.connection).updateOne({ number: orderNumber }, { $set: { 'payment.status': 'PAID' } });
  const client = shop.client({ server });
  const cancelled = await client.run(CancelOrder, { input: { orderNumber, accessToken, reason: 'CHANGED_MIND' } });
  expectResult(cancelled.cancelOrder, 'OrderUpdated');
  const account = { bankCode: '90', accountNumber: '3333-01-2345678', holderName: '이미나' };
  const named = await client.run(NameRefundAccount, { input: { orderNumber, accessToken, account } });
  expectResult(named.updateRefundAccount, 'OrderUpdated');
  return bought;
}

const lookUp = async (orderNumber: string, server: number) =>
  (await shop.client({ server }).run(LookUpOrder, { input: { orderNumber, passCode: CONTACT.passCode } }))
    .lookUpGuestOrder;

async function reveal(orderNumber: string, server: number) {
  const staff = shop.client({ server });
  // Sessions are in the database, which all servers share.
  for (const [name, value] of staffCookies) staff.setCookie(name, value);
  const input = { orderNumber };
  return staff.run(RevealEncrypted, { passCode: input, receipt: input, account: input });
}

/** Checks on a server that everything that depends on the secret works for an order. */
async function expectWhole({ number, accessToken }: Bought, server: number): Promise<void> {
  // More requests are made here than allowed in a quarter of an hour.
  await rateLimitModel(shop.connection).deleteMany();
  expectResult(await lookUp(number, server), 'GuestOrderFound');
  expect((await shop.client({ server }).run(GuestOrder, { accessToken })).guestOrder?.number).toBe(number);
  expect(await reveal(number, server)).toEqual({
    revealPassCode: { __typename: 'PassCodeShown', passCode: CONTACT.passCode },
    revealCashReceiptNumber: { __typename: 'CashReceiptNumberShown', number: '010-9876-5432' },
    revealRefundAccount: { __typename: 'RefundAccountShown', accountNumber: '3333012345678' },
  });
}

/** The link of an email that a server sends now. */
async function linkOf({ number }: Bought, server: number): Promise<string> {
  const order = await orderModel(shop.connection).findOne({ number }).lean();
  if (!order) throw new Error(`no order ${number}`);
  return shop.app(server).services.orderTokens.linkPath(order, new Date()).split('link=')[1] ?? '';
}

const openLink = async (token: string, server: number) =>
  (await shop.client({ server }).run(OpenOrderLink, { input: { token } })).openOrderLink.__typename;

/** Advances the clock, since the job rests after a pass that found nothing. */
let hours = 0;

/** Runs the job of a server until a pass finds nothing. */
async function reencrypt(server: number): Promise<void> {
  hours += 1;
  const now = Date.now() + hours * 3_600_000;
  for (let run = 0; run < 5; run += 1) await shop.app(server).services.reencryption.run(now);
}

const need = async ({
  APP_SECRET,
  APP_SECRET_PREVIOUS = null,
}: {
  APP_SECRET: string;
  APP_SECRET_PREVIOUS?: string | null;
}) => readEncryptedValues(shop.connection, createVault(APP_SECRET, APP_SECRET_PREVIOUS), 30_000);

/** Paths of all strings in the database that one of the vaults can decrypt. */
async function findEncrypted(vaults: readonly Vault[]): Promise<Set<string>> {
  const found = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && vaults.some((vault) => vault.decrypt(value) !== null)) found.add(path);
    if (Array.isArray(value)) for (const each of value) walk(each, path);
    else if (value !== null && typeof value === 'object' && !('_bsontype' in value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`);
    }
  };
  for (const { name } of (await shop.connection.db?.listCollections().toArray()) ?? []) {
    for await (const document of shop.connection.collection(name).find()) walk(document, name);
  }
  return found;
}

describe('a rotation of APP_SECRET in two steps', () => {
  it('loses nothing while servers of neighbouring steps run on one database', async () => {
    const bought = [await buyAndCancel(0)];
    const open = await fill(0);

    // Step 1: the new secret is accepted everywhere.
    const accepting = await shop.addServer(ACCEPTING);
    bought.push(await buyAndCancel(accepting), await buyAndCancel(0));
    for (const each of bought) for (const server of [0, accepting]) await expectWhole(each, server);
    await reencrypt(accepting);
    for (const each of bought) for (const server of [0, accepting]) await expectWhole(each, server);
    expect(await need(ACCEPTING)).toEqual({ isRotating: true, outdated: 0, unreadable: [] });

    // Step 2: the new secret is the current one. Servers of step 1 still run.
    const swapped = await shop.addServer(SWAPPED);
    bought.push(await buyAndCancel(swapped), await buyAndCancel(accepting));
    for (const each of bought) for (const server of [accepting, swapped]) await expectWhole(each, server);
    expect(await openLink(await linkOf(bought[0] as Bought, accepting), swapped)).toBe('GuestOrderFound');
    expect(await openLink(await linkOf(bought[1] as Bought, swapped), accepting)).toBe('GuestOrderFound');
    expect((await need(SWAPPED)).outdated).toBeGreaterThanOrEqual(5);
    // The job may run in servers of both steps for a while.
    await Promise.all([reencrypt(swapped), reencrypt(accepting)]);
    for (const each of bought) for (const server of [accepting, swapped]) await expectWhole(each, server);
    const withoutAccount = await pay(open);
    await reencrypt(swapped);
    expect(await need(SWAPPED)).toEqual({ isRotating: true, outdated: 0, unreadable: [] });

    // Step 3: the old secret is removed.
    const after = await shop.addServer(AFTER);
    bought.push(await buyAndCancel(swapped), await buyAndCancel(after));
    for (const { number } of bought) {
      const accessToken = expectResult(await lookUp(number, after), 'GuestOrderFound').accessToken;
      for (const server of [swapped, after]) await expectWhole({ number, accessToken }, server);
    }
    expectResult(await lookUp(withoutAccount.number, after), 'GuestOrderFound');
    expect(await need(AFTER)).toEqual({ isRotating: false, outdated: 0, unreadable: [] });
    // Tokens signed with the old secret are rejected like expired ones.
    const { accessToken } = bought[0] as Bought;
    expect((await shop.client({ server: after }).run(GuestOrder, { accessToken })).guestOrder).toBeNull();
  });
});

describe('each encrypted field', () => {
  it('is known to the rotation', async () => {
    await buyAndCancel(0);
    const open = await fill(0);
    expect(open.checkoutId).toEqual(expect.any(String));
    await addAuthenticator(await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' })));
    await (await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }))).run(StartAuthenticator);

    const listed = ENCRYPTED_COLLECTIONS.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`));
    expect([...(await findEncrypted([createVault(OLD)]))].sort()).toEqual([...listed].sort());
  });
});

describe('the re-encryption job', () => {
  it('does not overwrite concurrent changes', async () => {
    const { number } = await buyAndCancel(0);
    const orders = shop.connection.collection('orders');
    const vault = createVault(NEW, OLD);
    const job = createReencryption({ connection: shop.serverConnection, vault, log: silent });
    const meanwhile = createVault(OLD).encrypt(JSON.stringify({ accountNumber: '110987654321', holderName: '이미나' }));

    const session = await shop.connection.startSession();
    session.startTransaction();
    await orders.updateOne({ number }, { $set: { 'payment.refundAccount.sealed': meanwhile } }, { session });
    const writing = new Promise<void>((resolve) => {
      shop.serverConnection.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
        if (commandName === 'update' && command.update === 'orders') resolve();
      });
    });
    const running = job.run();
    await writing;
    await session.commitTransaction();
    await session.endSession();
    await running;

    const kept = (await orders.findOne({ number })) as unknown as { payment: { refundAccount: { sealed: string } } };
    expect(vault.decrypt(kept.payment.refundAccount.sealed)).toContain('110987654321');
    await job.run();
    await job.run();
    expect(await need(SWAPPED)).toEqual({ isRotating: true, outdated: 0, unreadable: [] });
    const done = (await orders.findOne({ number })) as unknown as typeof kept;
    expect(createVault(OLD).decrypt(done.payment.refundAccount.sealed)).toBeNull();
    expect(createVault(NEW).decrypt(done.payment.refundAccount.sealed)).toContain('110987654321');
  });

  it('publishes no event to subscribers of orders', async () => {
    const swapped = await shop.addServer(SWAPPED);
    const { number } = await buyAndCancel(0);
    const feed = (await signInStaff(shop)).subscribe(OrderEvents, { market: 'KR' });
    // In addition to the staff socket, which listens for the end of its session.
    await expect.poll(() => shop.app().services.live.subscribers).toBe(2);
    await reencrypt(swapped);
    expect(await need(SWAPPED)).toMatchObject({ outdated: 0 });

    const next = await buy(0);

    expect(next.number).not.toBe(number);
    expect((await feed.next()).orderEvents).toMatchObject({ kind: 'PLACED', order: { number: next.number } });
    await feed.stop();
  });

  it('does nothing, without a database command, while there is only one secret', async () => {
    expect(await shop.commandsDuring(() => shop.app().services.reencryption.run())).toEqual([]);
  });
});

describe('a secret that was removed too early', () => {
  it('is reported as missing, and nothing is lost once it is set again', async () => {
    const bought = await buyAndCancel(0);
    const { number } = bought;
    const after = await shop.addServer(AFTER);

    const found = expectResult(await lookUp(number, after), 'OrderError');
    expect(found).toMatchObject({
      code: 'VALUE_UNREADABLE',
      message: expect.stringContaining('link sent to your email'),
    });
    expect(await reveal(number, after)).toEqual({
      revealPassCode: { __typename: 'OrderError', code: 'VALUE_UNREADABLE' },
      revealCashReceiptNumber: { __typename: 'OrderError', code: 'VALUE_UNREADABLE' },
      revealRefundAccount: { __typename: 'OrderError', code: 'VALUE_UNREADABLE' },
    });
    expect(await need(AFTER)).toMatchObject({ outdated: 0, unreadable: expect.arrayContaining([`orders ${number}`]) });
    // A link by email still opens the order.
    expect(await openLink(await linkOf(bought, after), after)).toBe('GuestOrderFound');

    const swapped = await shop.addServer(SWAPPED);
    await expectWhole(bought, swapped);
  });

  it("does not block a member's data download", async () => {
    const { id, client } = await signedInMember(shop);
    const { number } = await buyAndCancel(0);
    await giveTo(shop, number, id);
    const after = await shop.addServer(AFTER);

    const answer = await fetch(`${shop.url(after)}/account/data.json`, { headers: { cookie: client.cookieHeader() } });

    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('*********5678');
    expect(text).not.toMatch(/3333012345678|01098765432/);
  });

  it('is shown to staff at a waiting receipt, which is issued once it is back', async () => {
    const { number } = await buy(0);
    const orders = orderModel(shop.connection);
    const order = await orders.findOne({ number }).orFail();
    order.set({ 'payment.status': 'PAID', 'payment.paidAmount': order.amounts.total });
    await order.save();
    const after = await shop.addServer(AFTER);
    const storedReceipt = async () => (await orders.findOne({ number }).lean())?.payment.cashReceipt;
    await shop.app(after).services.cashReceiptIssue.run();
    expect(await storedReceipt()).toMatchObject({ issued: null, failure: { code: 'UNREADABLE' }, tries: 1 });

    const swapped = await shop.addServer(SWAPPED);
    await shop.app(swapped).services.cashReceiptIssue.run(new Date(Date.now() + 3_600_000));

    expect(await storedReceipt()).toMatchObject({ issued: { by: null }, failure: null });
  });
});

describe('npm run doctor', () => {
  it('reports what still needs the previous secret, and when it can be removed', async () => {
    const { number } = await buyAndCancel(0);
    const diagnose = async (secrets: Readonly<Record<string, string>>) => {
      const { findings } = await runDoctor({ ...shopSettings(shop), ...secrets }, '--json', '--only', 'database');
      return findings.find(({ id }) => id === 'database.encrypted-values');
    };
    expect(await diagnose(BEFORE)).toMatchObject({ status: 'GOOD' });
    expect(await diagnose(SWAPPED)).toMatchObject({
      status: 'NOTE',
      text: '2 documents still need the previous secret.',
    });
    expect(await diagnose(AFTER)).toMatchObject({ status: 'WRONG', text: expect.stringContaining(`orders ${number}`) });

    await reencrypt(await shop.addServer(SWAPPED));

    expect(await diagnose(SWAPPED)).toMatchObject({ status: 'NOTE', text: 'No stored value needs it any more.' });
    expect(await diagnose(BEFORE)).toMatchObject({ status: 'WRONG', text: expect.stringContaining('cannot be read') });
  });
});
