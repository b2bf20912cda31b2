import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { CreateReviewInput, FilteredReviewsQueryVariables } from '../gql/graphql.ts';
import { CreateReview, camera, sendPicture, signInMember } from '../kit/reviews.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const FilteredReviews = graphql(`
  query FilteredReviews(
    $productId: ID, $stars: Int, $use: ReviewUse, $withPictures: Boolean, $sort: ReviewSort, $first: Int
  ) {
    reviews(
      productId: $productId, market: KR, stars: $stars, use: $use, hasPictures: $withPictures, sort: $sort, first: $first
    ) {
      totalCount
      nodes { title }
    }
  }
`);

const shop = useTestShop();
let wipe: string;

beforeAll(async () => {
  wipe = shop.productId('wipe');
  const author = await signInMember(shop, 'mina@example.com');
  const add = async (title: string, change: Partial<CreateReviewInput>) => {
    const fields = { comment: 'As it says.', rating: 5, pictureIds: [], ...change };
    const input = { market: 'KR' as const, productId: wipe, title, ...fields };
    expectResult((await author.run(CreateReview, { input })).createReview, 'ReviewSaved');
  };
  const { picture } = await sendPicture(shop, author, await camera(40, 40));
  await add('five in the kitchen', { use: 'KITCHEN' });
  await add('four and a half in the car', { rating: 4.5, use: 'CAR' });
  await add('four, shown', { rating: 4, pictureIds: [picture?.id ?? ''], use: 'CAR' });
  await add('three and a half in the car', { rating: 3.5, use: 'CAR' });
  await add('spray in the car', { productId: shop.productId('spray'), use: 'CAR', rating: 4 });
});

const list = async (wanted: FilteredReviewsQueryVariables) =>
  (await shop.client().run(FilteredReviews, { productId: wipe, ...wanted })).reviews;
const titles = async (wanted: FilteredReviewsQueryVariables) => (await list(wanted)).nodes.map(({ title }) => title);

describe('the filtered reviews of a product (REVIEW-10)', () => {
  it('are filtered by stars, rounded down as in the bars', async () => {
    expect(await titles({ stars: 5 })).toEqual(['four and a half in the car', 'five in the kitchen']);
    expect(await titles({ stars: 4 })).toEqual(['three and a half in the car', 'four, shown']);
    expect(await list({ stars: 1 })).toEqual({ totalCount: 0, nodes: [] });
  });

  it('are filtered by how the product was used', async () => {
    expect(await titles({ use: 'KITCHEN' })).toEqual(['five in the kitchen']);
    expect(await list({ use: 'CAR', first: 1 })).toMatchObject({ totalCount: 3 });
  });

  it('are filtered by all of these together, in every order', async () => {
    expect(await titles({ stars: 4, use: 'CAR', withPictures: true })).toEqual(['four, shown']);
    expect(await titles({ stars: 5, withPictures: true })).toEqual([]);
    for (const sort of ['NEWEST', 'HIGHEST', 'MOST_HELPFUL'] as const) {
      expect(await list({ stars: 4, use: 'CAR', sort })).toMatchObject({ totalCount: 2 });
      expect(await list({ use: 'CAR', withPictures: true, sort })).toMatchObject({ totalCount: 1 });
      expect(await list({ withPictures: true, sort })).toMatchObject({ totalCount: 1 });
    }
    expect(await titles({ use: 'CAR', sort: 'HIGHEST' })).toEqual([
      'four and a half in the car',
      'four, shown',
      'three and a half in the car',
    ]);
  });

  it('are those of the whole store if no product is given', async () => {
    expect(await titles({ productId: null, stars: 4, use: 'CAR' })).toEqual([
      'spray in the car',
      'three and a half in the car',
      'four, shown',
    ]);
    for (const sort of ['NEWEST', 'HIGHEST', 'MOST_HELPFUL'] as const) {
      expect(await list({ productId: null, use: 'CAR', sort })).toMatchObject({ totalCount: 4 });
      expect(await list({ productId: null, withPictures: true, sort })).toMatchObject({ totalCount: 1 });
    }
  });

  it('are refused for impossible stars', async () => {
    for (const stars of [0, 6, -1]) {
      const { errors } = await shop.client().send({ query: `{ reviews(stars: ${stars}) { totalCount } }` });
      expect(errors[0]).toMatchObject({ message: '`stars` has to be 1 to 5.', extensions: { code: 'BAD_REQUEST' } });
    }
  });
});
