import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { GuestOrder, OpenOrderLink, RequestOrderAccess } from '../kit/operations.ts';
import { type SignedIn, signedInMember, writeOrder } from '../kit/orders.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RequestOrderClaim = graphql(`
  mutation RequestOrderClaim {
    requestOrderClaim { __typename ... on OrderLinkRequested { message } ... on UserError { message } ... on OrderError { code } }
  }
`);
const ClaimOrders = graphql(`
  mutation ClaimOrders($input: ClaimOrdersInput!) {
    claimOrders(input: $input) { __typename ... on OrdersClaimed { count } ... on UserError { message } ... on OrderError { code } }
  }
`);

const HOUR_MS = 3_600_000;

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });

async function guestOrder(): Promise<string> {
  const buyer = shop.client({ market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
  return expectResult(await payByDeposit(buyer, ready), 'OrderPlaced').order.number;
}

const ask = async (orderNumber: string, email: string) =>
  (await shop.client().run(RequestOrderAccess, { input: { orderNumber, email } })).requestOrderAccess;
const findEmails = (kind: string) =>
  emailModel(shop.connection)
    .find({ key: new RegExp(`^${kind}:`) })
    .lean();
const tokenIn = (path: string) => path.split('link=')[1] ?? '';

/** The token of the link that an email requested at `emailAt` would contain. */
async function linkTo(number: string, emailAt = new Date()): Promise<string> {
  const order = await orderModel(shop.connection).findOne({ number }).lean();
  if (!order) throw new Error(`no order ${number}`);
  return tokenIn(shop.app().services.orderTokens.linkPath(order, emailAt) ?? '');
}

const open = async (token: string, server = 0) =>
  (await shop.client({ server }).run(OpenOrderLink, { input: { token } })).openOrderLink;

describe('a guest who has lost the pass code (ORDER-14)', () => {
  it('gets one email, only to the mailbox of the order', async () => {
    const number = await guestOrder();
    expectResult(
      await ask(number.toLowerCase().replaceAll('-', ' '), ` ${CONTACT.email.toUpperCase()} `),
      'OrderLinkRequested',
    );
    expect(await findEmails('GUEST_ORDER_LINK')).toMatchObject([{ to: CONTACT.email, status: 'QUEUED' }]);
  });

  it('gets the same answer if there is no such order, and nothing else is sent', async () => {
    const number = await guestOrder();
    const { id } = await signedInMember(shop);
    await writeOrder(shop, { number: 'EB-261101-MEMBER01', email: CONTACT.email, userId: id });
    const first = await ask(number, CONTACT.email);
    const answers = [
      first,
      await ask(number, 'somebody@example.com'),
      await ask('EB-000000-AAAAAAAA', CONTACT.email),
      await ask('EB-261101-MEMBER01', CONTACT.email),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(expectResult(first, 'OrderLinkRequested').message).toMatch(/^If this order/);
    expect(await findEmails('GUEST_ORDER_LINK')).toHaveLength(1);
  });

  it('is rate-limited equally for existing and unknown orders', async () => {
    stopClock();
    const number = await guestOrder();
    for (const wanted of [number, 'EB-000000-BBBBBBBB']) {
      const codes: string[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const answer = await ask(wanted, `${attempt}@example.com`);
        codes.push(answer.__typename === 'OrderError' ? answer.code : (answer.__typename ?? ''));
      }
      expect(codes).toEqual([...Array(3).fill('OrderLinkRequested'), 'TOO_MANY_REQUESTS']);
    }
  });

  it('gets an error for each invalid field', async () => {
    const { fieldErrors } = expectResult(await ask(' ', 'mina@'), 'ValidationError');
    expect(fieldErrors.map(({ path }) => path)).toEqual(['orderNumber', 'email']);
  });
});

describe('the emailed link', () => {
  it('opens the order once, even from two browsers at once (ORDER-14)', async () => {
    const number = await guestOrder();
    const token = await linkTo(number);
    const answers = await Promise.all([open(token, 0), open(token, 1)]);
    const found = answers.flatMap((answer) => (answer.__typename === 'GuestOrderFound' ? [answer] : []));
    const late = answers.flatMap((answer) => (answer.__typename === 'OrderError' ? [answer] : []));
    expect([found.length, late.length]).toEqual([1, 1]);
    const accessToken = found[0]?.accessToken ?? '';
    expect((await shop.client().run(GuestOrder, { accessToken })).guestOrder?.number).toBe(number);
    expect(late[0]).toMatchObject({
      code: 'LINK_INVALID',
      message: 'This link has expired or was used already. Please ask for a new one.',
    });
    // The next email's link works again.
    expectResult(await open(await linkTo(number)), 'GuestOrderFound');
  });

  it('is rejected if it is expired, altered, or of another kind', async () => {
    const number = await guestOrder();
    const token = await linkTo(number);
    const { accessToken } = expectResult(await open(token), 'GuestOrderFound');
    const another = await linkTo(number);
    const worthless = [
      await linkTo(number, new Date(Date.now() - 25 * HOUR_MS)),
      `${another.slice(0, -2)}xx`,
      `${Buffer.from('["order-link:000000000000000000000000:0",9999999999999]').toString('base64url')}.${another.split('.')[1]}`,
      accessToken,
      '',
      'x'.repeat(20_000),
    ];
    for (const link of worthless) expect(expectResult(await open(link), 'OrderError').code).toBe('LINK_INVALID');
    // Nor can a link be used as an access token.
    expect((await shop.client().run(GuestOrder, { accessToken: another })).guestOrder).toBeNull();
  });
});

describe('claiming guest orders (ORDER-15)', () => {
  const claim = async ({ client }: SignedIn, token: string) =>
    (await client.run(ClaimOrders, { input: { token } })).claimOrders;
  const readOwner = async (number: string) => (await orderModel(shop.connection).findOne({ number }).lean())?.userId;

  async function claimLink({ id, email }: Pick<SignedIn, 'id' | 'email'>, emailAt = new Date()): Promise<string> {
    const services = shop.app().services;
    const newest = (await services.orderClaim.newestByEmail([email])).get(email);
    return newest ? tokenIn(services.orderTokens.claimPath(id, newest, emailAt)) : '';
  }

  it('works by email, for all orders of that mailbox, once', async () => {
    const member = await signedInMember(shop);
    const numbers = ['EB-261101-C1A1M001', 'EB-261101-C1A1M002'];
    for (const number of numbers) await writeOrder(shop, { number, email: member.email });
    await writeOrder(shop, { number: 'EB-261101-C1A1M003', email: 'else@example.com' });
    await writeOrder(shop, { number: 'EB-261101-C1A1M004', email: member.email, formerMember: true });

    expectResult((await member.client.run(RequestOrderClaim)).requestOrderClaim, 'OrderLinkRequested');
    expect(await findEmails('CLAIM_ORDERS')).toMatchObject([{ to: member.email }]);
    // Requesting the email has changed nothing.
    expect(await Promise.all(numbers.map(readOwner))).toEqual([null, null]);

    const token = await claimLink(member);
    expect(expectResult(await claim(member, token), 'OrdersClaimed').count).toBe(2);
    expect(await Promise.all(numbers.map(readOwner))).toEqual([member.id, member.id]);
    expect(await Promise.all(['EB-261101-C1A1M003', 'EB-261101-C1A1M004'].map(readOwner))).toEqual([null, null]);
    expect(expectResult(await claim(member, token), 'OrderError').code).toBe('LINK_INVALID');
  });

  it('fails for another account, an expired link, or a link of another kind', async () => {
    const [member, thief] = [await signedInMember(shop), await signedInMember(shop)];
    const number = 'EB-261101-C1A1M001';
    await writeOrder(shop, { number, email: member.email });
    const token = await claimLink(member);
    const attempts = [
      await claim(thief, token),
      await claim(member, await claimLink(member, new Date(Date.now() - 25 * HOUR_MS))),
      await claim(member, await linkTo(number)),
      await claim(member, `${token}x`),
      // Signed for the thief, but about an order of another person's mailbox.
      await claim(thief, await claimLink({ id: thief.id, email: member.email })),
    ];
    for (const answer of attempts) expect(expectResult(answer, 'OrderError').code).toBe('LINK_INVALID');
    expect(await readOwner(number)).toBeNull();
  });

  it('returns the same answer with and without such orders, and is rate-limited', async () => {
    stopClock();
    const [withOrders, without] = [await signedInMember(shop), await signedInMember(shop)];
    await writeOrder(shop, { number: 'EB-261101-C1A1M001', email: withOrders.email });
    const request = async ({ client }: SignedIn) => (await client.run(RequestOrderClaim)).requestOrderClaim;
    expect(await request(without)).toEqual(await request(withOrders));
    expect((await findEmails('CLAIM_ORDERS')).map(({ to }) => to)).toEqual([withOrders.email]);
    for (let attempt = 0; attempt < 2; attempt += 1) await request(without);
    expect(expectResult(await request(without), 'OrderError').code).toBe('TOO_MANY_REQUESTS');
  });
});
