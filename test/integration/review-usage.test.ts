import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreateReviewInput } from '../gql/graphql.ts';
import { CreateReview, DeleteReview, HowUsed, signInMember, UpdateReview } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let author: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  author = await signInMember(shop, 'mina.lee@example.com');
});

const TEXT = { title: 'Clean again', comment: 'As it says.', rating: 5, pictureIds: [] as string[] };

async function add(usage: Partial<CreateReviewInput>, client = author) {
  const input = { market: 'KR' as const, productId: wipe, ...TEXT, ...usage };
  return expectResult((await client.run(CreateReview, { input })).createReview, 'ReviewSaved').review;
}

const howUsed = async (productId: string | null = wipe) =>
  (await shop.client().run(HowUsed, { productId, market: 'KR' })).reviewSummary;

describe('the usage of a product', () => {
  it('is optional in a review (REVIEW-16)', async () => {
    expect(await add({ use: 'PETS', surface: 'FABRIC', scent: 'RIGHT' })).toMatchObject({
      use: 'PETS',
      surface: 'FABRIC',
      scent: 'RIGHT',
    });
    expect(await add({ use: 'CAR' })).toMatchObject({ use: 'CAR', surface: null, scent: null });
    expect(await add({})).toMatchObject({ use: null, surface: null, scent: null });
  });

  it('is counted across all reviews of the product, and of the store (REVIEW-17)', async () => {
    const other = await signInMember(shop, 'other@example.com');
    await add({ use: 'KITCHEN', scent: 'RIGHT' });
    await add({ use: 'CAR', surface: 'LEATHER' }, other);
    await add({ use: 'KITCHEN' }, other);
    await add({ use: 'CAR', productId: shop.productId('spray') });
    await add({ use: 'CAR', productId: shop.productId('spray') });

    await expect.poll(howUsed).toEqual({
      uses: [
        { answer: 'KITCHEN', count: 2 },
        { answer: 'CAR', count: 1 },
      ],
      surfaces: [{ answer: 'LEATHER', count: 1 }],
      scents: [{ answer: 'RIGHT', count: 1 }],
    });
    await expect.poll(async () => (await howUsed(null)).uses[0]).toEqual({ answer: 'CAR', count: 3 });
  });

  it('is updated by an edit, which removes what it omits, and by a deletion', async () => {
    const { id } = await add({ use: 'KITCHEN', scent: 'STRONG' });
    const second = await add({ use: 'KITCHEN' });

    const input = { id, ...TEXT, use: 'DESK' as const };
    const { review } = expectResult((await author.run(UpdateReview, { input })).updateReview, 'ReviewSaved');
    expect(review).toMatchObject({ use: 'DESK', surface: null, scent: null });
    await author.run(DeleteReview, { id: second.id });

    await expect.poll(howUsed).toEqual({ uses: [{ answer: 'DESK', count: 1 }], surfaces: [], scents: [] });
  });

  it('must be one of the known answers', async () => {
    const query = `mutation { createReview(input: {
      market: KR, productId: "${wipe}", title: "x", comment: "x", rating: 5, pictureIds: [], use: MOON
    }) { __typename } }`;
    const { errors } = await author.send({ query });

    expect(errors[0]?.message).toContain('"MOON" does not exist in "ReviewUse" enum');
    expect(await reviewModel(shop.connection).countDocuments()).toBe(0);
  });
});
