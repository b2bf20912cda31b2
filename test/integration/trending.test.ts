import { announcementModel } from '@eunbit/server/modules/announcement/announcement.model';
import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import { popularCountModel } from '@eunbit/server/modules/trending/popular-count.model';
import { LEAST_COUNT } from '@eunbit/server/modules/trending/trending.service';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/index.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { useTestShop } from '../kit/test-shop.ts';

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

const PopularSearches = graphql(`query PopularSearches { popularSearches }`);
const RecordSearch = graphql(`mutation RecordSearchText($input: RecordSearchInput!) { recordSearch(input: $input) }`);
const Kinds = graphql(`
  query Kinds($text: String!) {
    search(text: $text) { products { totalCount } faqCount suggestion }
    searchAnnouncements(text: $text) { totalCount announcements { title } }
  }
`);

const shop = useTestShop({ settings: { TRUST_PROXY: 'loopback' } });

beforeAll(async () => {
  await faqModel(shop.connection).insertMany([
    entry('tracking'),
    entry('cancel'),
    entry('refund'),
    entry('tracking', 'US'),
  ]);
  await vi.waitFor(async () => expect(await open('tracking', nextAddress())).toBe('tracking'));
});
beforeEach(async () => {
  await popularCountModel(shop.connection).deleteMany({ month: { $gte: '' } });
  await shop.app().services.trending.rank();
});

/** A browser without a cart is identified by its IP address. */
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

describe('trending questions (SUPPORT-15)', () => {
  it('are listed first once enough browsers have opened them, most opened first, per store', async () => {
    expect(await popular()).toEqual([]);
    await openOften('refund', LEAST_COUNT);
    await openOften('cancel', LEAST_COUNT + 2);
    await openOften('tracking', LEAST_COUNT - 1);

    await shop.app().services.trending.rank();

    await expect.poll(() => popular()).toEqual(['cancel', 'refund']);
    expect(await popular('US')).toEqual([]);
  });

  it('count a browser once a day, and only existing questions of the store', async () => {
    stopClock();
    const same = nextAddress();
    for (let time = 0; time < LEAST_COUNT + 1; time += 1) await open('refund', same);
    expect(await open('no-such', nextAddress())).toBeNull();
    expect(await open('cancel', nextAddress(), 'US')).toBeNull();

    const counts = await popularCountModel(shop.connection).find().lean();

    expect(counts).toMatchObject([{ list: 'FAQ:KR', key: 'refund', count: 1 }]);
    expect(Object.keys(counts[0] ?? {}).sort()).toEqual(['_id', 'count', 'expiresAt', 'key', 'list', 'month']);
  });

  it('exclude what was popular two months ago', async () => {
    await openOften('refund', LEAST_COUNT);
    await shop.app().services.trending.rank();
    await expect.poll(() => popular()).toEqual(['refund']);

    await shop.app().services.trending.rank(new Date(Date.now() + 70 * 86_400_000));

    await expect.poll(() => popular()).toEqual([]);
  });

  it('cost no database command to read', async () => {
    await popular();
    expect(await shop.commandsDuring(() => popular())).toEqual([]);
  });
});

describe('trending searches (CATALOGUE-28)', () => {
  async function search(text: string, address = nextAddress()): Promise<string | null> {
    const browser = shop.client({ headers: { 'x-forwarded-for': address }, language: 'en' });
    return (await browser.run(RecordSearch, { input: { text } })).recordSearch ?? null;
  }
  const popularSearches = async (language: 'ko' | 'en') =>
    (await shop.client({ language }).run(PopularSearches)).popularSearches;

  it('are shown in their language once enough browsers have made them, ignoring case', async () => {
    for (let time = 0; time < LEAST_COUNT; time += 1) await search(time % 2 === 0 ? 'Tracking' : ' tracking ');
    for (let time = 0; time < LEAST_COUNT - 1; time += 1) await search('refund');
    const same = nextAddress();
    for (let time = 0; time < LEAST_COUNT; time += 1) await search('cancel', same);

    await shop.app().services.trending.rank();

    await expect.poll(() => popularSearches('en')).toEqual(['tracking']);
    expect(await popularSearches('ko')).toEqual([]);
  });

  it.each(['zebra', 'me@example.com', '010-1234-5678', '', `${'tracking '.repeat(9)}`])(
    'exclude %j, which finds nothing or may be personal',
    async (text) => {
      expect(await search(text)).toBeNull();
      expect(await popularCountModel(shop.connection).find().lean()).toEqual([]);
    },
  );
});

describe('a search by kind (CATALOGUE-27)', () => {
  const find = (text: string, market: 'KR' | 'US' = 'KR') =>
    shop.client({ market, language: 'en' }).run(Kinds, { text });

  it('counts products, questions and published announcements', async () => {
    const announcement = (number: number, ko: string, publishedAt: Date | null) => ({
      number,
      pinned: false,
      title: { ko, en: null },
      body: { ko: '<p>TRACKING: 내일부터</p>', en: null },
      author: '은빛',
      viewed: 1,
      publishedAt,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await announcementModel(shop.connection).insertMany([
      announcement(1, '배송 안내', new Date()),
      announcement(2, '배송 초안', null),
      announcement(3, '배송 예정', new Date('2999-01-01')),
    ]);

    await expect
      .poll(async () => (await find('tracking')).searchAnnouncements)
      .toEqual({ totalCount: 1, announcements: [{ title: '배송 안내' }] });
    expect((await find('tracking')).search).toEqual({ products: { totalCount: 0 }, faqCount: 1, suggestion: null });
    expect((await find('tracking', 'US')).searchAnnouncements.totalCount).toBe(0);
    expect(await shop.commandsDuring(() => find('tracking'))).toEqual([]);
  });

  it('suggests the words that find something if all together find nothing', async () => {
    expect((await find('zebra tracking')).search.suggestion).toBe('tracking');
    expect((await find('zebra giraffe')).search.suggestion).toBeNull();
  });
});
