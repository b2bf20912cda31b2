import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FaqEntries, Search, SearchPages } from '../kit/operations.ts';
import { useTestShop } from '../kit/test-shop.ts';

const entry = (slug: string, category: 'ORDER' | 'SHIPPING', position: number, topic: string, market = 'KR') => ({
  market,
  slug,
  category,
  position,
  question: { ko: `${topic} 질문`, en: `Question on ${topic}` },
  answer: { ko: ['첫 문단', '둘째 문단'], en: ['First paragraph', 'Second paragraph'] },
});

const products = Array.from({ length: 7 }, (_, index) => {
  const amount = { KR: 1000, US: 100 };
  return { slug: `wipe-${index}`, price: amount, stock: amount };
});
const shop = useTestShop({ products });

beforeAll(async () => {
  await faqModel(shop.connection).insertMany([
    entry('tracking', 'SHIPPING', 1, 'tracking'),
    entry('delivery-time', 'SHIPPING', 0, 'delivery'),
    entry('cancel-order', 'ORDER', 0, 'Wipes'),
    entry('tracking', 'SHIPPING', 0, 'parcels', 'US'),
  ]);
  await vi.waitFor(async () => {
    const { faqEntries } = await shop.client().run(FaqEntries, { category: null });
    expect(faqEntries).toHaveLength(3);
  });
});

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('the help centre', () => {
  it('lists its questions by tab, and by position within a tab (SUPPORT-9)', async () => {
    const { faqEntries } = await shop.client().run(FaqEntries, { category: null });
    expect(ids(faqEntries)).toEqual(['cancel-order', 'delivery-time', 'tracking']);
  });

  it('can list one tab only', async () => {
    const { faqEntries } = await shop.client().run(FaqEntries, { category: 'SHIPPING' });
    expect(ids(faqEntries)).toEqual(['delivery-time', 'tracking']);
  });

  it('belongs to a store (SUPPORT-9)', async () => {
    const { faqEntries } = await shop.client({ market: 'US', language: 'en' }).run(FaqEntries, { category: null });
    expect(faqEntries).toMatchObject([{ id: 'tracking', question: 'Question on parcels' }]);
  });

  it("fills the store's policy into its answers (STORE-9)", async () => {
    const text = { ko: '{returnDays} 안에, {nothing}', en: 'Within {returnDays}, {nothing}' };
    const answer = { ko: [text.ko], en: [text.en] };
    await faqModel(shop.connection).insertMany([{ ...entry('returns', 'ORDER', 1, 'returns', 'US'), answer }]);

    await vi.waitFor(async () => {
      const { faqEntries } = await shop.client({ market: 'US', language: 'en' }).run(FaqEntries, { category: 'ORDER' });
      expect(faqEntries[0]?.answer).toEqual(['Within 7 days, {nothing}']);
    });
  });

  it("is shown in the reader's language", async () => {
    const read = async (language: 'ko' | 'en') =>
      (await shop.client({ language }).run(FaqEntries, { category: 'ORDER' })).faqEntries[0];

    expect(await read('ko')).toMatchObject({ question: 'Wipes 질문', answer: ['첫 문단', '둘째 문단'] });
    expect(await read('en')).toMatchObject({ answer: ['First paragraph', 'Second paragraph'] });
  });

  it('needs no database command, and neither does its search', async () => {
    const visitor = shop.client();
    await visitor.run(Search, { text: 'wipe' });

    expect(await shop.commandsDuring(() => visitor.run(FaqEntries, { category: null }))).toEqual([]);
    expect(await shop.commandsDuring(() => visitor.run(Search, { text: 'wipe' }))).toEqual([]);
  });

  it('shows a changed question at once, in every process', async () => {
    await faqModel(shop.connection).updateOne(
      { market: 'KR', slug: 'tracking' },
      { $set: { 'question.en': 'Where is it?' } },
    );

    await vi.waitFor(async () => {
      const { faqEntries } = await shop.client().run(FaqEntries, { category: 'SHIPPING' });
      expect(faqEntries[1]?.question).toBe('Where is it?');
    });
  });
});

describe('the search', () => {
  const NOTHING = { products: [], faqEntries: [] };
  const search = async (text: string, language: 'ko' | 'en' = 'en') => {
    const found = (await shop.client({ language }).run(Search, { text })).search;
    return { products: found.products.nodes, faqEntries: found.faqEntries };
  };

  it('ignores case when it finds products and questions', async () => {
    const { products, faqEntries } = await search('WIPE');

    expect(products.map(({ slug }) => slug)).toEqual(['wipe-0', 'wipe-1', 'wipe-2', 'wipe-3', 'wipe-4']);
    expect(ids(faqEntries)).toEqual(['cancel-order']);
  });

  it('returns the number of products and pages through them', async () => {
    const page = async (number: number) =>
      (await shop.client().run(SearchPages, { text: 'wipe', page: number, first: 3 })).search.products;

    expect(await page(2)).toMatchObject({ totalCount: 7, page: 2, pageCount: 3 });
    expect((await page(3)).nodes).toMatchObject([{ slug: 'wipe-6' }]);
    expect((await page(99)).page).toBe(3);
    expect((await page(-1)).page).toBe(1);
    await expect(shop.client().run(SearchPages, { text: 'wipe', page: 1, first: 0 })).rejects.toThrow('has to be 1 to');
  });

  it.each(['tissue', '물티슈', 'wpie', '와이프', 'WIPES'])('finds wipes by %j', async (text) => {
    expect((await search(text)).products).toHaveLength(5);
  });

  it('requires every word (CATALOGUE-18)', async () => {
    expect((await search('wipe-3 english')).products.map(({ slug }) => slug)).toEqual(['wipe-3']);
    expect((await search('wipe-3 nowhere')).products).toEqual([]);
  });

  it.each(['', '   ', '\n\t'])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual(NOTHING);
  });

  it.each(['.*', '$nin', '<script>alert(1)</script>', '\\', '(', '%'])('treats %j as plain text', async (text) => {
    expect(await search(text)).toEqual(NOTHING);
  });

  it('uses only the beginning of a very long text', async () => {
    expect((await search(`wipe-1 ${' '.repeat(200)}${'nowhere '.repeat(10_000)}`)).products).toHaveLength(1);
  });

  it('is refused for a database operator', async () => {
    const query = 'query ($text: String!) { search(text: $text) { products { nodes { id } } } }';
    const { errors } = await shop.client().send({ query, variables: { text: { $gt: '' } } });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});
