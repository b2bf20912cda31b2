import { REVIEWS_OF_ONE_PER_PAGE } from '@eunbit/schema/review';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { CreateReview, camera, ReplyToReview, sendPicture, UpdateReview } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ModeratedReviews = graphql(`
  query ModeratedReviews(
    $queue: ReviewQueue, $market: Market, $authorId: ID, $sort: DateSort, $first: Int, $page: Int
  ) {
    moderatedReviews(
      queue: $queue, market: $market, authorId: $authorId, sort: $sort, first: $first, page: $page
    ) {
      totalCount page pageCount
      nodes { review { title market } author { id email firstName lastName isBlocked } }
    }
  }
`);
const SortedReviews = graphql(`
  query SortedReviews($productId: ID!, $sort: ReviewSort, $withPictures: Boolean) {
    reviews(productId: $productId, market: KR, sort: $sort, hasPictures: $withPictures) {
      totalCount nodes { title }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;
let member: Member;
let author: ShopClient;
let productId: string;
beforeAll(async () => {
  productId = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
  member = await addMember(shop, { email: 'mina@example.com' });
  author = await createMemberClient(shop, member);
});

async function review(title: string, change: object = {}, client = author): Promise<string> {
  const input = {
    market: 'KR' as const,
    productId,
    title,
    comment: 'As expected.',
    rating: 5,
    pictureIds: [],
    ...change,
  };
  return expectResult((await client.run(CreateReview, { input })).createReview, 'ReviewSaved').review.id;
}

async function picture(): Promise<string[]> {
  const { picture: sent } = await sendPicture(shop, author, await camera(40, 30));
  return sent ? [sent.id] : [];
}

const page = async (variables: object = {}) => (await staff.run(ModeratedReviews, variables)).moderatedReviews;
const titles = async (variables: object = {}) => (await page(variables)).nodes.map((row) => row.review.title);
const sorted = async (variables: object = {}) =>
  (await shop.client().run(SortedReviews, { productId, ...variables })).reviews.nodes.map(({ title }) => title);

describe('the reviews for staff', () => {
  it('are listed newest first, with their authors', async () => {
    await review('here');
    await review('there', { market: 'US' });

    const { totalCount, nodes: reviews } = await page();
    expect(totalCount).toBe(2);
    expect(reviews).toMatchObject([{ review: { title: 'there', market: 'US' } }, { review: { title: 'here' } }]);
    expect(reviews[0]?.author).toEqual({
      id: member.id,
      email: 'mina@example.com',
      firstName: 'MINA',
      lastName: 'LEE',
      isBlocked: false,
    });
  });

  it('are filtered by store, unanswered, few stars and pictures (REVIEW-13)', async () => {
    const answered = await review('answered');
    await review('bad', { rating: 2 });
    await review('seen', { pictureIds: await picture() });
    await review('abroad', { market: 'US' });
    await staff.run(ReplyToReview, { id: answered, text: 'Thank you for this!' });

    expect(await titles({ market: 'US' })).toEqual(['abroad']);
    expect(await titles({ queue: 'UNANSWERED' })).toEqual(['abroad', 'seen', 'bad']);
    expect(await titles({ queue: 'UNANSWERED', sort: 'OLDEST' })).toEqual(['bad', 'seen', 'abroad']);
    expect(await titles({ queue: 'UNANSWERED', market: 'KR', sort: 'OLDEST' })).toEqual(['bad', 'seen']);
    expect(await titles({ sort: 'OLDEST' })).toEqual(['answered', 'bad', 'seen', 'abroad']);
    expect(await titles({ queue: 'LOW_RATED', market: 'KR' })).toEqual(['bad']);
    expect(await titles({ queue: 'WITH_PICTURES' })).toEqual(['seen']);
  });

  it('are listed ten a page, or five for one author (REVIEW-13)', async () => {
    const other = await createMemberClient(shop, await addMember(shop, { email: 'other@example.com' }));
    for (let count = 1; count <= 6; count += 1) await review(`mine ${count}`);
    for (let count = 1; count <= 5; count += 1) await review(`other ${count}`, {}, other);

    expect(await page()).toMatchObject({ totalCount: 11, pageCount: 2, nodes: { length: 10 } });
    expect(await page({ authorId: member.id, first: REVIEWS_OF_ONE_PER_PAGE, page: 2 })).toMatchObject({
      totalCount: 6,
      page: 2,
      nodes: { length: 1 },
    });
    expect((await page({ authorId: 'nobody' })).totalCount).toBe(0);
  });

  it('cost the same number of database reads for any number of authors', async () => {
    await review('one');
    const few = await shop.commandsDuring(() => page());
    for (let count = 0; count < 4; count += 1) {
      await review('more', {}, await createMemberClient(shop, await addMember(shop)));
    }

    expect(await shop.commandsDuring(() => page())).toEqual(few);
  });

  it('state that the account of an author is deleted', async () => {
    const id = await review('left behind');
    await reviewModel(shop.connection).updateOne({ _id: id }, { userId: '0'.repeat(24) });

    expect((await page()).nodes[0]?.author).toBeNull();
  });
});

describe('the reviews of a product', () => {
  it('are sorted by newest or best, or only those with pictures', async () => {
    await review('best');
    const second = await review('good', { rating: 4, pictureIds: await picture() });
    await review('fair', { rating: 3.5 });

    expect(await sorted()).toEqual(['fair', 'good', 'best']);
    expect(await sorted({ sort: 'HIGHEST' })).toEqual(['best', 'good', 'fair']);
    expect(await sorted({ sort: 'HIGHEST', withPictures: true })).toEqual(['good']);
    const input = { id: second, title: 'good', comment: 'Without it.', rating: 4, pictureIds: [] };
    expectResult((await author.run(UpdateReview, { input })).updateReview, 'ReviewSaved');
    expect(await sorted({ withPictures: true })).toEqual([]);
  });
});
