import { userModel } from '@eunbit/server/modules/account/user.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CreateReview,
  DeleteReview,
  DeleteReviewAsStaff,
  HowRated,
  MyReview,
  MyReviews,
  ProductReviews,
  ReplyToReview,
  ReviewsOfProduct,
  ReviewsOfStore,
  signInMember,
  UpdateReview,
  writeOrder,
} from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
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

const draft = (change: object = {}) => ({
  market: 'KR' as const,
  productId: wipe,
  title: 'Clean again',
  comment: 'It does what it says.\nI shall buy it again.',
  rating: 4.5,
  pictureIds: [] as string[],
  ...change,
});

async function add(change: object = {}, client = author) {
  return (await client.run(CreateReview, { input: draft(change) })).createReview;
}

async function added(change: object = {}, client = author) {
  return expectResult(await add(change, client), 'ReviewSaved').review;
}

const list = async (page = 1, client = shop.client()) =>
  (await client.run(ReviewsOfProduct, { productId: wipe, market: 'KR', page })).reviews;

const scores = () => reviewScoreModel(shop.connection).find().lean();

async function readUserId(email: string): Promise<string> {
  return String((await userModel(shop.connection).findOne({ email }).lean())?._id);
}

describe('a review', () => {
  it('is shown to everybody, its author masked', async () => {
    const saved = expectResult(await add(), 'ReviewSaved');

    expect(saved.review).toMatchObject({ authorName: 'mina****', rating: 4.5, isEdited: false, viewerIsAuthor: true });
    expect(saved.summary).toMatchObject({ count: 1, average: 4.5, starCounts: [1, 0, 0, 0, 0] });
    const { nodes: reviews, totalCount } = await list();
    expect([totalCount, reviews]).toMatchObject([
      1,
      [{ title: 'Clean again', authorName: 'mina****', viewerIsAuthor: false, product: { slug: 'wipe' } }],
    ]);
  });

  it("never exposes its author's email or id (REVIEW-5)", async () => {
    await added();

    const query = `{ reviews(productId: "${wipe}", market: KR) { nodes {
      id authorName title comment reply { text } pictures { url } } } }`;
    const answer = JSON.stringify(await shop.client().send({ query }));
    expect(answer).toContain('mina****');
    expect(answer).not.toContain('lee@');
    expect(answer).not.toContain(await readUserId('mina.lee@example.com'));
  });

  it('belongs to the store it was written for', async () => {
    await added({ market: 'US', title: 'In the US' });

    expect((await list()).totalCount).toBe(0);
    const { product } = await shop.client({ market: 'US' }).run(ProductReviews, { slug: 'wipe' });
    expect(product?.newestReviews.map(({ title }) => title)).toEqual(['In the US']);
  });

  it('counts in the rating of its product, in its store only (REVIEW-9)', async () => {
    await added();

    const rated = async (productId: string, market: 'KR' | 'US') =>
      (await shop.client().run(HowRated, { productId, market })).reviewSummary;
    await expect.poll(() => rated(wipe, 'KR')).toEqual({ count: 1, average: 4.5, starCounts: [1, 0, 0, 0, 0] });
    const nothing = { count: 0, average: null, starCounts: [0, 0, 0, 0, 0] };
    expect(await rated(wipe, 'US')).toEqual(nothing);
    expect(await rated('{"$ne":null}', 'KR')).toEqual(nothing);
  });

  it('is returned as plain text, including scripts and operators', async () => {
    const text = '<img src=x onerror=alert(1)> {{7*7}} $where __proto__';
    const { title, comment } = await added({ title: text, comment: text });

    expect([title, comment]).toEqual([text, text]);
  });

  it.each([
    [{ title: '  ' }, 'title', 'Please write a title.'],
    [{ comment: '\n' }, 'comment', 'Please write a comment.'],
    [{ rating: 0 }, 'rating', 'Please choose from half a star to five stars.'],
    [{ rating: 7 }, 'rating', 'Please choose from half a star to five stars.'],
    [{ rating: 3.3 }, 'rating', 'Please choose from half a star to five stars.'],
    [{ rating: -0.5 }, 'rating', 'Please choose from half a star to five stars.'],
    [{ pictureIds: ['1', '2', '3', '4'] }, 'pictures', 'Maximum number of photo is 3.'],
    [{ title: 'x'.repeat(201) }, 'title', 'This text is too long.'],
  ])('is rejected with %j, and nothing is saved', async (change, path, message) => {
    expect(expectResult(await add(change), 'ValidationError').fieldErrors).toMatchObject([{ path, message }]);
    expect([await reviewModel(shop.connection).countDocuments(), await scores()]).toEqual([0, []]);
  });

  it('is refused for a product that is not sold', async () => {
    for (const productId of ['x', '0'.repeat(24), '{"$ne":null}']) {
      expect(expectResult(await add({ productId }), 'ReviewError').code).toBe('PRODUCT_NOT_FOUND');
    }
  });

  it('requires signing in (REVIEW-1)', async () => {
    const query = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { __typename } }';
    const { errors } = await shop.client().send({ query, variables: { input: draft() } });

    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is marked as a purchase if its author bought the product in this store (REVIEW-1)', async () => {
    const userId = await readUserId('mina.lee@example.com');
    await writeOrder(shop, { userId, market: 'KR', productId: shop.productId('spray') });
    await writeOrder(shop, { userId, market: 'US', productId: wipe });
    await writeOrder(shop, { userId, market: 'KR', productId: wipe }, 'ORDER_CANCELLED');
    expect((await added()).isVerifiedPurchase).toBe(false);

    await writeOrder(shop, { userId, market: 'KR', productId: wipe });
    expect((await added()).isVerifiedPurchase).toBe(true);
  });

  it('is rate-limited (REVIEW-14)', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < 12; count += 1) outcomes.push((await add({ title: `No. ${count}` })).__typename ?? '');

    expect(outcomes.slice(10)).toEqual(['ReviewError', 'ReviewError']);
  });
});

describe('editing a review', () => {
  it('updates its date, keeps the first one and changes the average (REVIEW-6)', async () => {
    const { id, firstCreatedAt } = await added();

    const input = { id, title: 'Better', comment: 'After a month', rating: 2, pictureIds: [] };
    const saved = expectResult((await author.run(UpdateReview, { input })).updateReview, 'ReviewSaved');

    expect(saved.review).toMatchObject({ title: 'Better', isEdited: true, firstCreatedAt });
    expect(Date.parse(saved.review.createdAt)).toBeGreaterThan(Date.parse(firstCreatedAt));
    expect(saved.summary).toEqual({ count: 1, average: 2 });
  });

  it('is only for its author, who alone can open it (REVIEW-7)', async () => {
    const { id } = await added();
    const other = await signInMember(shop, 'other@example.com');

    const input = { id, title: 'Mine now', comment: 'x', rating: 1, pictureIds: [] };
    expect(expectResult((await other.run(UpdateReview, { input })).updateReview, 'ReviewError').code).toBe(
      'REVIEW_NOT_FOUND',
    );
    expect(expectResult((await other.run(DeleteReview, { id })).deleteReview, 'ReviewError').code).toBe(
      'REVIEW_NOT_FOUND',
    );
    expect((await other.run(MyReview, { id })).myReview).toBeNull();
    expect((await author.run(MyReview, { id })).myReview).toMatchObject({ title: 'Clean again' });
    expect((await list(1, other)).nodes).toMatchObject([{ title: 'Clean again', viewerIsAuthor: false }]);
  });

  it('leaves it unchanged if the rating is invalid', async () => {
    const { id } = await added();

    for (const rating of [7, 3.3, 0]) {
      const input = { id, title: 'x', comment: 'x', rating, pictureIds: [] };
      const { fieldErrors } = expectResult((await author.run(UpdateReview, { input })).updateReview, 'ValidationError');
      expect(fieldErrors).toMatchObject([{ path: 'rating' }]);
    }
    expect((await list()).nodes).toMatchObject([{ title: 'Clean again', rating: 4.5, isEdited: false }]);
  });

  it('fails for an unknown review', async () => {
    for (const id of ['x', '0'.repeat(24), '{"$gt":""}']) {
      const input = { id, title: 'x', comment: 'x', rating: 1, pictureIds: [] };
      expect(expectResult((await author.run(UpdateReview, { input })).updateReview, 'ReviewError').code).toBe(
        'REVIEW_NOT_FOUND',
      );
      expect((await author.run(MyReview, { id })).myReview).toBeNull();
    }
  });
});

describe('a blocked account', () => {
  it('can neither write nor edit nor delete reviews (REVIEW-8)', async () => {
    const { id } = await added();
    await userModel(shop.connection).updateOne({ email: 'mina.lee@example.com' }, { $set: { blocked: true } });

    const fields = 'title: "x", comment: "x", rating: 1, pictureIds: []';
    const tries = [
      `createReview(input: { market: KR, productId: "${wipe}", ${fields} })`,
      `updateReview(input: { id: "${id}", ${fields} })`,
      `deleteReview(input: { id: "${id}" })`,
    ];
    for (const attempt of tries) {
      const { errors } = await author.send({ query: `mutation { ${attempt} { __typename } }` });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await list()).totalCount).toBe(1);
  });
});

describe('the reviews of a product', () => {
  it('are listed ten a page, newest first; a page beyond the last one is the last one (REVIEW-10)', async () => {
    const second = await signInMember(shop, 'second@example.com');
    for (let count = 1; count <= 12; count += 1) await added({ title: `No. ${count}` }, count <= 6 ? author : second);

    const first = await list();
    expect([first.totalCount, first.pageCount, first.nodes.length]).toEqual([12, 2, 10]);
    expect(first.nodes[0]?.title).toBe('No. 12');
    expect((await list(2)).nodes.map(({ title }) => title)).toEqual(['No. 2', 'No. 1']);
    expect((await list(99)).page).toBe(2);
    expect((await list(-7)).page).toBe(1);
  });

  it('are listed two a page for one author, with their products (REVIEW-10)', async () => {
    for (const title of ['First', 'Second', 'Third']) await added({ title });
    await added({ title: 'Of another' }, await signInMember(shop, 'other@example.com'));

    const { myReviews } = await author.run(MyReviews, { page: 2 });
    expect(myReviews).toMatchObject({ totalCount: 3, pageCount: 2, page: 2 });
    expect(myReviews.nodes).toMatchObject([{ title: 'First', product: { slug: 'wipe', title: 'wipe in English' } }]);
  });

  it('cost three database commands, including their product', async () => {
    await added();
    const visitor = shop.client();
    const commands = () => shop.commandsDuring(() => visitor.run(ProductReviews, { slug: 'wipe' }));

    // The server reloads the average on a change event, which may come a moment later.
    await expect.poll(commands).toEqual(['aggregate']);
    const page = await shop.commandsDuring(() => visitor.run(ReviewsOfProduct, { productId: wipe, market: 'KR' }));
    expect(page.length).toBeLessThanOrEqual(2);
  });
});

describe('the reviews of a whole store', () => {
  const listAll = async (change: object = {}) =>
    (await shop.client().run(ReviewsOfStore, { market: 'KR', ...change })).reviews;
  const howAll = async () => (await shop.client().run(HowRated, { market: 'KR' })).reviewSummary;

  it('are listed ten a page across all products, newest first, each with its product', async () => {
    const spray = shop.productId('spray');
    const second = await signInMember(shop, 'second@example.com');
    for (let count = 1; count <= 11; count += 1) {
      await added({ title: `No. ${count}`, productId: count % 2 ? wipe : spray }, count <= 6 ? author : second);
    }
    await added({ title: 'Of the other store', market: 'US' }, await signInMember(shop, 'third@example.com'));

    const first = await listAll();
    expect([first.totalCount, first.pageCount, first.nodes.length]).toEqual([11, 2, 10]);
    expect(first.nodes.slice(0, 2)).toMatchObject([
      { title: 'No. 11', product: { slug: 'wipe' } },
      { title: 'No. 10', product: { slug: 'spray' } },
    ]);
    expect((await listAll({ page: 2 })).nodes).toMatchObject([{ title: 'No. 1' }]);
  });

  it('have one average, and can be sorted by best or filtered by pictures', async () => {
    await added({ title: 'Best', rating: 5 });
    await added({ title: 'Fair', rating: 3, productId: shop.productId('spray') });

    await expect.poll(howAll).toEqual({ count: 2, average: 4, starCounts: [1, 0, 1, 0, 0] });
    const best = await listAll({ sort: 'HIGHEST' });
    expect(best.nodes.map(({ title }) => title)).toEqual(['Best', 'Fair']);
    expect(await listAll({ withPictures: true })).toMatchObject({ totalCount: 0 });
    expect(await listAll({ withPictures: true, sort: 'HIGHEST' })).toMatchObject({ totalCount: 0 });
  });

  it('exclude those of a product that has become a draft', async () => {
    await added({ title: 'Shown' });
    await added({ title: 'Hidden', productId: shop.productId('spray') });
    await expect.poll(async () => (await howAll()).count).toBe(2);

    await productModel(shop.connection).updateOne({ slug: 'spray' }, { 'listings.KR.published': false });

    await expect.poll(async () => (await listAll()).nodes.map(({ title }) => title)).toEqual(['Shown']);
    expect((await howAll()).count).toBe(1);
  });
});

describe('staff', () => {
  it('can answer a review, change and delete the answer; an edit of the review keeps it (REVIEW-12)', async () => {
    const { id } = await added();
    const staff = await signInStaff(shop);

    expectResult((await staff.run(ReplyToReview, { id, text: 'Thank you for this!' })).replyToReview, 'ReviewSaved');
    expect((await list()).nodes).toMatchObject([{ reply: { text: 'Thank you for this!' }, isEdited: false }]);
    const input = { id, title: 'Edited', comment: 'x', rating: 5, pictureIds: [] };
    await author.run(UpdateReview, { input });
    expect((await list()).nodes).toMatchObject([{ title: 'Edited', reply: { text: 'Thank you for this!' } }]);
    await staff.run(ReplyToReview, { id, text: null });
    expect((await list()).nodes).toMatchObject([{ reply: null }]);
    for (const text of [' ', 'ten chars!', `${' '.repeat(20)}ten chars!`]) {
      const short = expectResult((await staff.run(ReplyToReview, { id, text })).replyToReview, 'ValidationError');
      expect(short.fieldErrors).toMatchObject([{ path: 'text', key: 'review.replyShort' }]);
    }
  });

  it("can delete anybody's review (REVIEW-7)", async () => {
    const { id } = await added();
    const staff = await signInStaff(shop);

    expectResult((await staff.run(DeleteReviewAsStaff, { id })).deleteReviewAsStaff, 'ReviewDeleted');
    expect((await list()).totalCount).toBe(0);
    expect(expectResult((await staff.run(DeleteReviewAsStaff, { id })).deleteReviewAsStaff, 'ReviewError').code).toBe(
      'REVIEW_NOT_FOUND',
    );
  });
});

describe('deleting an account', () => {
  it('deletes its reviews, and removes them from the average (REVIEW-15)', async () => {
    await added({ rating: 1 });
    await added({ rating: 5 }, await signInMember(shop, 'other@example.com'));

    const query = 'mutation { deleteAccount(input: { password: "silver-light" }) { __typename } }';
    expect((await author.send({ query })).data).toEqual({ deleteAccount: { __typename: 'AccountDeleted' } });

    expect((await list()).nodes).toMatchObject([{ rating: 5 }]);
    expect((await scores())[0]?.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});
