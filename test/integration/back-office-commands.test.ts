import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ORDER = 'number status email lines { title } total { amount } address { city } statusHistory { at }';
const USER = 'id firstName email orderCount';

/** Queries of staff with the maximum number of commands for each, including the two that identify the caller. */
const OPERATIONS = [
  ['orders', 3, `{ orders(market: KR, first: 20) { edges { node { ${ORDER} } } } }`],
  [
    'orders with their count',
    4,
    `{ orders(market: KR, filter: { customerKind: GUEST }) { totalCount edges { node { ${ORDER} } } } }`,
  ],
  [
    'orders that were searched for',
    4,
    `{ orders(market: KR, filter: { search: "mina" }) { totalCount edges { node { ${ORDER} } } } }`,
  ],
  ['an order', 3, `{ order(number: "EB-260301-00000000") { ${ORDER} } }`],
  ['counters of orders', 24, '{ orderCounts(market: KR) { byStatus { count } byAttention { count } } }'],
  [
    'a search',
    7,
    `{ staffSearch(text: "mina") { orders { ${ORDER} } products { title } users { ${USER.replace('orderCount', '')} } } }`,
  ],
  ['accounts', 5, `{ users(market: KR) { totalCount nodes { ${USER} } } }`],
  ['reviews', 3, '{ moderatedReviews { totalCount nodes { review { id } } } }'],
  ['emails', 3, '{ emails { totalCount nodes { id } } }'],
  ['what has gone wrong', 4, '{ systemHealth { failedEmails failingJobs } }'],
] as const;

const shop = useTestShop();
let staff: ShopClient;

async function addRows(from: number, count: number): Promise<void> {
  for (let index = from; index < from + count; index += 1) {
    const { id } = await addMember(shop);
    await writeOrder(shop, { number: `EB-260301-${String(index).padStart(8, '0')}`, userId: index % 2 ? id : null });
  }
}

async function costs(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, , query] of OPERATIONS) {
    found.set(name, (await shop.commandsDuring(() => ask(query))).length);
  }
  return found;
}

async function ask(query: string): Promise<void> {
  expect((await staff.send({ query })).errors).toEqual([]);
}

beforeAll(async () => {
  staff = await signInStaff(shop);
});

describe('a back-office query', () => {
  it('costs a bounded number of database commands, however many rows it returns', async () => {
    await addRows(0, 2);
    const few = await costs();
    for (const [name, most] of OPERATIONS) expect(few.get(name), name).toBeLessThanOrEqual(most);
    await addRows(2, 15);
    const many = await costs();
    for (const [name, most] of OPERATIONS) expect(many.get(name), name).toBeLessThanOrEqual(most);
  });
});
