import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { type SignedIn, signedInMember, writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MyOrders = graphql(`
  query MyOrders($market: Market!, $period: OrderPeriod, $search: String, $page: Int) {
    myOrders(market: $market, period: $period, search: $search, page: $page) {
      page
      pageCount
      totalCount
      nodes { number market status address { city } lines { title quantity } subtotal { amount currency } total { amount } }
    }
  }
`);
const MyOrder = graphql(
  `query MyOrder($number: String!) { myOrder(number: $number) { number email isCancellableByBuyer } }`,
);
const OrderHistory = graphql(`
  query OrderHistory { orderHistory { number market createdAt total { amount } lines { title imageUrl quantity } } }
`);
const MyOrderChanged = graphql(`subscription MyOrderChanged { orderStatusChanged { number status } }`);

/** Valid order numbers that show an order's place in the test. */
const buildNumber = (index: number) => `EB-261101-AAAA${String(index).padStart(4, '0')}`;
const DAY_MS = 86_400_000;

const shop = useTestShop();
let mina: SignedIn;
let other: SignedIn;
let staff: ShopClient;

const listOrders = async (
  { client }: SignedIn,
  variables: { market?: 'KR' | 'US'; search?: string; page?: number; period?: 'ALL' | 'THIS_YEAR' | 'THIS_MONTH' } = {},
) => (await client.run(MyOrders, { market: 'KR', ...variables })).myOrders;
const readNumbers = async (member: SignedIn, variables: Parameters<typeof listOrders>[1] = {}) =>
  (await listOrders(member, variables)).nodes.map(({ number }) => number);

beforeAll(async () => {
  [mina, other, staff] = [await signedInMember(shop), await signedInMember(shop), await signInStaff(shop)];
  const now = Date.now();
  // Twelve in Korea, newest first; from the eleventh on they are more than a year old.
  for (let index = 1; index <= 12; index += 1) {
    const createdAt = new Date(now - index * 1000 - (index > 10 ? 400 * DAY_MS : 0));
    const title =
      index === 3 ? { ko: '강아지 샴푸 (1+1)', en: 'Puppy Shampoo (1+1)' } : { ko: '물티슈', en: 'Wet Wipes' };
    await writeOrder(shop, { number: buildNumber(index), userId: mina.id, createdAt, title });
  }
  await writeOrder(shop, { number: buildNumber(50), userId: mina.id, market: 'US', createdAt: new Date(now) });
  await writeOrder(shop, { number: buildNumber(90), userId: other.id });
  await writeOrder(shop, { number: buildNumber(91), email: mina.email });
});

describe("a member's orders (ORDER-11)", () => {
  it('are listed five a page, newest first, for one store', async () => {
    const first = await listOrders(mina);
    expect(first).toMatchObject({ page: 1, pageCount: 3, totalCount: 12 });
    expect(first.nodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map(buildNumber));
    expect(await readNumbers(mina, { page: 3 })).toEqual([11, 12].map(buildNumber));
    expect(await readNumbers(mina, { market: 'US' })).toEqual([buildNumber(50)]);
  });

  it.each([
    [-1, 1],
    [0, 1],
    [4, 3],
    [2_147_483_647, 3],
  ])('return page %i as page %i', async (asked, answered) => {
    const { page, nodes: orders } = await listOrders(mina, { page: asked });
    expect(page).toBe(answered);
    expect(orders.length).toBeGreaterThan(0);
  });

  it("exclude other people's orders, and guest orders with the same address", async () => {
    expect(await readNumbers(other)).toEqual([buildNumber(90)]);
    expect(await listOrders(await signedInMember(shop))).toEqual({ page: 1, pageCount: 1, totalCount: 0, nodes: [] });
    expect((await staff.run(MyOrders, { market: 'KR' })).myOrders.totalCount).toBe(0);
  });

  it('are found by number, with and without dashes', async () => {
    for (const search of [buildNumber(7), 'eb261101aaaa0007', 'AAAA-0007', '261101 aaaa0007 ']) {
      expect(await readNumbers(mina, { search }), search).toEqual([buildNumber(7)]);
    }
    expect(await readNumbers(mina, { search: buildNumber(90) })).toEqual([]);
  });

  it('are found by product in either language', async () => {
    for (const search of ['샴푸', 'puppy', '(1+1)', 'SHAMPOO (']) {
      expect(await readNumbers(mina, { search }), search).toEqual([buildNumber(3)]);
    }
  });

  it('are searched without patterns, and no text breaks the search', async () => {
    for (const search of ['.*', '^EB', '[A-Z]', '\\d', '()', '*', '\\', 'a'.repeat(50_000), '$where']) {
      expect(await readNumbers(mina, { search }), search.slice(0, 10)).toEqual([]);
    }
  });

  it('exclude older ones if filtered by this year', async () => {
    const all = await listOrders(mina, { period: 'ALL' });
    const year = await listOrders(mina, { period: 'THIS_YEAR' });
    expect(all.totalCount - year.totalCount).toBeGreaterThanOrEqual(2);
    expect(await readNumbers(mina, { period: 'THIS_YEAR', search: buildNumber(12) })).toEqual([]);
    expect(await readNumbers(mina, { period: 'THIS_MONTH', search: buildNumber(12) })).toEqual([]);
  });

  it('cost at most three database commands', async () => {
    const commands = await shop.commandsDuring(() => listOrders(mina, { search: 'wipes', page: 2 }));
    expect(commands.length).toBeLessThanOrEqual(3);
    const history = await shop.commandsDuring(() => mina.client.run(OrderHistory));
    expect(history.length).toBeLessThanOrEqual(3);
  });
});

describe('the order history (ORDER-11)', () => {
  it('contains the ten newest of both stores', async () => {
    const { orderHistory } = await mina.client.run(OrderHistory);
    expect(orderHistory.map(({ number }) => number)).toEqual([50, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(buildNumber));
    expect(orderHistory[0]).toMatchObject({ market: 'US', lines: [{ title: 'Wet Wipes', quantity: 1 }] });
  });
});

describe('an order by its number', () => {
  it("opens for its member, and is unknown to every other account, including staff's", async () => {
    const number = buildNumber(1);
    expect(
      (await mina.client.run(MyOrder, { number: number.replaceAll('-', '').toLowerCase() })).myOrder,
    ).toMatchObject({
      number,
      isCancellableByBuyer: true,
    });
    for (const client of [other.client, staff]) expect((await client.run(MyOrder, { number })).myOrder).toBeNull();
    expect((await mina.client.run(MyOrder, { number: buildNumber(91) })).myOrder).toBeNull();
    expect((await mina.client.run(MyOrder, { number: 'x'.repeat(100_000) })).myOrder).toBeNull();
  });
});

describe('live events of own orders', () => {
  it('arrive for every order of the member, and for no order of another', async () => {
    const [minas, others] = [mina, other].map(({ client }) => client.subscribe(MyOrderChanged, {}));
    const services = shop.app().services;
    // The hub has both subscribers before anything happens.
    await expect.poll(() => services?.live.subscribers).toBeGreaterThanOrEqual(2);
    await services?.order.changeStatus(
      buildNumber(2),
      'PREPARING_FOR_SHIPMENT',
      { status: 'ORDER_CONFIRMED', delay: null },
      {
        authority: { staffId: 'staff', limit: () => Number.POSITIVE_INFINITY, assertConfirmed: () => undefined },
        isUndoable: false,
      },
    );
    await services?.order.changeStatus(
      buildNumber(90),
      'PREPARING_FOR_SHIPMENT',
      { status: 'ORDER_CANCELLED', delay: null },
      {
        authority: { staffId: 'staff', limit: () => Number.POSITIVE_INFINITY, assertConfirmed: () => undefined },
        isUndoable: false,
      },
    );
    expect((await minas?.next())?.orderStatusChanged).toEqual({ number: buildNumber(2), status: 'ORDER_CONFIRMED' });
    expect((await others?.next())?.orderStatusChanged).toEqual({ number: buildNumber(90), status: 'ORDER_CANCELLED' });
  });

  it('are refused to a visitor who is neither signed in nor has a token', async () => {
    const events = shop.client().subscribe(MyOrderChanged, {});
    await expect(events.next()).rejects.toThrow(/UNAUTHENTICATED/);
  });
});
