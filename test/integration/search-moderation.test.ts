import { MAXIMUM_HIDDEN_SEARCHES } from '@eunbit/schema/popular-search';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { hiddenSearchesModel } from '@eunbit/server/modules/search/hidden-searches.model';
import { popularListModel } from '@eunbit/server/modules/trending/popular-list.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PopularSearchTexts = graphql(`query PopularSearchTexts { popularSearches }`);
const ModeratedSearchList = graphql(`
  query ModeratedSearchList($market: Market!, $language: Language!) {
    moderatedSearches(market: $market, language: $language) { id text count hiddenAt }
  }
`);
const HideSearch = graphql(`
  mutation HideSearch($input: HidePopularSearchInput!) {
    hidePopularSearch(input: $input) {
      __typename
      ... on PopularSearchModerated { search { id text count hiddenAt } }
      ... on UserError { message }
      ... on SearchError { code }
    }
  }
`);

const STORE = { market: 'KR', language: 'EN' } as const;
const LIST = 'SEARCH:KR:en';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
  await rank(['spray', 'wipe', 'alcohol']);
  await expect.poll(() => popular()).toEqual(['spray', 'wipe', 'alcohol']);
});

/** The searches as written by the job, most frequent first. */
async function rank(texts: readonly string[]): Promise<void> {
  const entries = texts.map((key, index) => ({ key, count: 40 - index }));
  const ranked = { _id: LIST, entries, rankedAt: new Date() };
  await popularListModel(shop.connection).replaceOne({ _id: LIST }, ranked, { upsert: true });
}

/** Reads from a server other than the one that staff use. */
const popular = async (server = 1) =>
  (await shop.client({ market: 'KR', language: 'en', server }).run(PopularSearchTexts)).popularSearches;

const hide = async (text: string, isHidden = true, change: object = {}) =>
  (await staff.run(HideSearch, { input: { ...STORE, text, isHidden, ...change } })).hidePopularSearch;

const moderated = async () =>
  (await staff.run(ModeratedSearchList, STORE)).moderatedSearches.map(({ text, count, hiddenAt }) => [
    text,
    count,
    hiddenAt !== null,
  ]);

describe('a trending search hidden by staff (CATALOGUE-29)', () => {
  it('is removed on every server, stays hidden, and returns when it is shown again', async () => {
    const hidden = expectResult(await hide('Alcohol'), 'PopularSearchModerated').search;
    expect(hidden).toEqual({ id: 'KR:en:alcohol', text: 'alcohol', count: 38, hiddenAt: expect.any(String) });
    await expect.poll(() => popular()).toEqual(['spray', 'wipe']);

    await rank(['alcohol', 'spray', 'wipe', 'dog']);
    await expect.poll(() => popular()).toEqual(['spray', 'wipe', 'dog']);
    await expect.poll(moderated).toEqual([
      ['alcohol', 40, true],
      ['spray', 39, false],
      ['wipe', 38, false],
      ['dog', 37, false],
    ]);

    expect(expectResult(await hide('alcohol', false), 'PopularSearchModerated').search.hiddenAt).toBeNull();
    await expect.poll(() => popular()).toEqual(['alcohol', 'spray', 'wipe', 'dog']);
  });

  it('is replaced by the next one', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((letter) => `word ${letter}`);
    await rank(texts);

    await hide('word b');

    await expect.poll(() => popular()).toEqual(texts.filter((text) => text !== 'word b').slice(0, 8));
  });

  it('is hidden only in its store and language, and listed even if nobody searches for it any more', async () => {
    await hide('alcohol', true, { market: 'US' });
    await hide('alcohol', true, { language: 'KO' });
    await hide('bleach');

    await expect.poll(moderated).toEqual([
      ['spray', 40, false],
      ['wipe', 39, false],
      ['alcohol', 38, false],
      ['bleach', 0, true],
    ]);
    expect(await popular()).toEqual(['spray', 'wipe', 'alcohol']);
  });

  it('is hidden once even if requested several times at once, and each change is logged', async () => {
    const outcomes = await Promise.all(['alcohol', 'ALCOHOL', ' alcohol '].map((text) => hide(text)));
    expect(new Set(outcomes.map(({ __typename }) => __typename))).toEqual(new Set(['PopularSearchModerated']));
    await hide('alcohol', false);
    await hide('alcohol', false);

    expect((await hiddenSearchesModel(shop.connection).findById(LIST).lean())?.searches).toEqual([]);
    const entries = await auditModel(shop.connection).find({ action: 'SEARCH_HIDDEN' }).sort({ _id: 1 }).lean();
    expect(entries).toMatchObject([
      { subject: 'SEARCH', subjectId: 'KR:en:alcohol', changes: [{ field: 'hidden', before: 'false', after: 'true' }] },
      { subject: 'SEARCH', subjectId: 'KR:en:alcohol', changes: [{ field: 'hidden', before: 'true', after: 'false' }] },
    ]);
  });

  it.each(['', '@', 'me@example.com', '010-1234-5678', 'a'.repeat(31)])(
    'cannot be %j, which is never counted',
    async (text) => {
      expect(expectResult(await hide(text), 'SearchError').code).toBe('SEARCH_NOT_COUNTED');
      expect(await hiddenSearchesModel(shop.connection).findById(LIST).lean()).toBeNull();
    },
  );

  it('is one of at most 200 in a store and language', async () => {
    const searches = Array.from({ length: MAXIMUM_HIDDEN_SEARCHES }, (_, index) => ({
      text: `word ${index}`,
      at: new Date(),
      by: 'staff',
    }));
    await hiddenSearchesModel(shop.connection).create({ _id: LIST, searches });

    expect(expectResult(await hide('alcohol'), 'SearchError').code).toBe('TOO_MANY_HIDDEN');
    await hide('word 7', false);
    expectResult(await hide('alcohol'), 'PopularSearchModerated');
  });
});

describe('the list of trending searches', () => {
  it('is for staff who moderate', async () => {
    const asking = shop.client();
    const list = await asking.send({ query: '{ moderatedSearches(market: KR, language: EN) { text } }' });
    const input = '{ market: KR, language: EN, text: "spray", isHidden: true }';
    const hiding = await asking.send({ query: `mutation { hidePopularSearch(input: ${input}) { __typename } }` });

    for (const { errors } of [list, hiding]) expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('costs one database read for staff, and none for shoppers', async () => {
    await moderated();
    await popular(0);
    // One command finds the caller, the other reads the hidden searches.
    expect(await shop.commandsDuring(() => staff.run(ModeratedSearchList, STORE))).toEqual(['aggregate', 'find']);
    expect(await shop.commandsDuring(() => popular(0))).toEqual([]);
  });
});
