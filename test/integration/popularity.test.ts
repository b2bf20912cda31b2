import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import { popularCountModel } from '@eunbit/server/modules/popularity/popular-count.model';
import { LEAST_COUNT } from '@eunbit/server/modules/popularity/popularity.service';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/index.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const PopularFaq = graphql(`query PopularFaq { popularFaqEntries { id question } }`);
const OpenFaq = graphql(`
  mutation OpenFaq($input: RecordFaqOpeningInput!) { recordFaqOpening(input: $input) { id } }
`);

const entry = (slug: string, market: 'KR' | 'US' = 'KR') => ({
  market,
  slug,
  category: 'ORDER' as const,
  position: 0,
  question: { ko: `${slug} 질문`, en: `Question on ${slug}` },
  answer: { ko: ['답'], en: ['Answer'] },
});

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ settings: { TRUST_PROXY: 'loopback' } });
  await faqModel(shop.connection).insertMany([
    entry('tracking'),
    entry('cancel'),
    entry('refund'),
    entry('tracking', 'US'),
  ]);
  await vi.waitFor(async () => expect(await open('tracking', nextAddress())).toBe('tracking'), 20_000);
});
beforeEach(async () => {
  await popularCountModel(shop.connection).deleteMany({ month: { $gte: '' } });
  await shop.app().services.popularity.rank();
});
afterAll(() => shop.close());

/** A browser without a cart is known by its address. */
let browsers = 0;
function nextAddress(): string {
  browsers += 1;
  return `203.0.${Math.floor(browsers / 250)}.${1 + (browsers % 250)}`;
}
async function open(id: string, address: string, market: 'KR' | 'US' = 'KR'): Promise<string | null> {
  const browser = shop.client({ market, headers: { 'x-forwarded-for': address } });
  const { recordFaqOpening } = await browser.run(OpenFaq, { input: { id } });
  return recordFaqOpening?.id ?? null;
}
async function openOften(id: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await open(id, nextAddress());
}
const popular = async (market: 'KR' | 'US' = 'KR') =>
  (await shop.client({ market, language: 'en' }).run(PopularFaq)).popularFaqEntries.map(({ id }) => id);

describe('the questions that are opened most (SUPPORT-15)', () => {
  it('stand first once enough browsers have opened them, most opened first, each store by itself', async () => {
    expect(await popular()).toEqual([]);
    await openOften('refund', LEAST_COUNT);
    await openOften('cancel', LEAST_COUNT + 2);
    await openOften('tracking', LEAST_COUNT - 1);

    await shop.app().services.popularity.rank();

    await expect.poll(() => popular()).toEqual(['cancel', 'refund']);
    expect(await popular('US')).toEqual([]);
  });

  it('count a browser once a day, and only questions that the store has', async () => {
    const same = nextAddress();
    for (let time = 0; time < LEAST_COUNT + 1; time += 1) await open('refund', same);
    expect(await open('no-such', nextAddress())).toBeNull();
    expect(await open('cancel', nextAddress(), 'US')).toBeNull();

    const counts = await popularCountModel(shop.connection).find().lean();

    expect(counts).toMatchObject([{ list: 'FAQ:KR', key: 'refund', count: 1 }]);
    expect(Object.keys(counts[0] ?? {}).sort()).toEqual(['_id', 'count', 'expiresAt', 'key', 'list', 'month']);
  });

  it('forget what was popular two months ago', async () => {
    await openOften('refund', LEAST_COUNT);
    await shop.app().services.popularity.rank();
    await expect.poll(() => popular()).toEqual(['refund']);

    await shop.app().services.popularity.rank(new Date(Date.now() + 70 * 86_400_000));

    await expect.poll(() => popular()).toEqual([]);
  });

  it('cost the database nothing to read', async () => {
    await popular();
    expect(await shop.commandsDuring(() => popular())).toEqual([]);
  });
});
