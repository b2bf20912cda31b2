import { reviewVoteModel } from '@eunbit/server/modules/review/review-vote.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import {
  CreateReview,
  DeleteReview,
  HelpfulReviews,
  MarkReviewHelpful,
  ReviewsChanged,
  signInMember,
  UpdateReview,
} from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'new', servers: 2 });
let wipe: string;
let author: ShopClient;
let member: Member;
let reader: ShopClient;

beforeEach(async () => {
  wipe = shop.productId('wipe');
  author = await signInMember(shop, 'mina.lee@example.com');
  member = await addMember(shop, { email: 'reader@example.com' });
  reader = await createMemberClient(shop, member, { server: 1 });
});

const TEXT = { title: 'Clean again', comment: 'As it says.', rating: 5, pictureIds: [] as string[] };

async function add(title = 'Clean again', client = author) {
  const input = { market: 'KR' as const, productId: wipe, ...TEXT, title };
  return expectResult((await client.run(CreateReview, { input })).createReview, 'ReviewSaved').review.id;
}

const mark = async (id: string, isHelpful = true, client = reader) =>
  (await client.run(MarkReviewHelpful, { id, isHelpful })).markReviewHelpful;

const list = async (client = shop.client()) =>
  (await client.run(HelpfulReviews, { productId: wipe, market: 'KR' })).reviews.nodes;

const votes = () => reviewVoteModel(shop.connection).countDocuments();

describe('a vote for a helpful review', () => {
  it('counts once for each member, who sees it and can withdraw it (REVIEW-18)', async () => {
    const id = await add();

    const marked = expectResult(await mark(id), 'ReviewMarkedHelpful');
    expect(marked.review).toEqual({ id, helpfulCount: 1, viewerHasVoted: true });
    expect(expectResult(await mark(id), 'ReviewMarkedHelpful').review.helpfulCount).toBe(1);
    await mark(id, true, await signInMember(shop, 'second@example.com'));
    expect(await list(reader)).toMatchObject([{ helpfulCount: 2, viewerHasVoted: true }]);
    expect(await list()).toMatchObject([{ helpfulCount: 2, viewerHasVoted: false }]);

    const back = expectResult(await mark(id, false), 'ReviewMarkedHelpful');
    expect(back.review).toEqual({ id, helpfulCount: 1, viewerHasVoted: false });
    await mark(id, false);
    expect(await list()).toMatchObject([{ helpfulCount: 1 }]);
  });

  it('counts once even if it is sent several times at once (REVIEW-18)', async () => {
    const id = await add();
    const elsewhere = await createMemberClient(shop, member, { server: 0 });

    const pressed = await Promise.all([reader, elsewhere, reader, elsewhere, reader].map((one) => mark(id, true, one)));

    expect(new Set(pressed.map(({ __typename }) => __typename))).toEqual(new Set(['ReviewMarkedHelpful']));
    expect([(await list())[0]?.helpfulCount, await votes()]).toEqual([1, 1]);
    await Promise.all([reader, elsewhere, reader, elsewhere].map((one) => mark(id, false, one)));
    expect([(await list())[0]?.helpfulCount, await votes()]).toEqual([0, 0]);
  });

  it('is counted for every member who votes at the same time', async () => {
    const id = await add();
    const readers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signInMember(shop, `reader${index}@example.com`, { server: index % 2 })),
    );

    await Promise.all(readers.map((one) => mark(id, true, one)));

    expect([(await list())[0]?.helpfulCount, await votes()]).toEqual([6, 6]);
  });

  it("is refused for one's own review, and for a hidden one", async () => {
    const id = await add();

    expect(expectResult(await mark(id, true, author), 'ReviewError').code).toBe('OWN_REVIEW');
    for (const none of ['x', '0'.repeat(24), '{"$gt":""}']) {
      expect(expectResult(await mark(none), 'ReviewError').code).toBe('REVIEW_NOT_FOUND');
    }
    expect(await votes()).toBe(0);
  });

  it('is for members only', async () => {
    const id = await add();
    const query = `mutation { markReviewHelpful(input: { id: "${id}", isHelpful: true }) { __typename } }`;

    const { errors } = await shop.client().send({ query });

    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is rate-limited (REVIEW-18)', async () => {
    const id = await add();
    const outcomes: string[] = [];
    for (let count = 0; count < 122; count += 1) outcomes.push((await mark(id, count % 2 === 0)).__typename ?? '');

    expect(new Set(outcomes.slice(0, 120))).toEqual(new Set(['ReviewMarkedHelpful']));
    expect(outcomes.slice(120)).toEqual(['ReviewError', 'ReviewError']);
  });

  it('sorts helpful reviews first if requested, ties by newest; an edit keeps the position', async () => {
    const id = await add('Helps');
    await add('Later');
    await add('Latest');
    await mark(id);
    await author.run(UpdateReview, { input: { id, ...TEXT, title: 'Edited' } });

    expect((await list()).map(({ title }) => title)).toEqual(['Edited', 'Latest', 'Later']);
    const { reviews } = await shop.client().run(HelpfulReviews, { productId: null, market: 'KR' });
    expect(reviews.nodes[0]).toMatchObject({ title: 'Edited', helpfulCount: 1 });
  });

  it('is published to open pages at once', async () => {
    const id = await add();
    const events = shop.client().subscribe(ReviewsChanged, { productId: wipe, market: 'KR' });
    await vi.waitFor(() => expect(shop.app(0).services.live.subscribers).toBe(1));

    await mark(id);

    expect((await events.next()).reviewsChanged).toMatchObject({ count: 1, version: 2 });
    await events.stop();
  });
});

describe('votes', () => {
  it('are deleted with the review', async () => {
    const id = await add();
    await mark(id);

    await author.run(DeleteReview, { id });

    expect(await votes()).toBe(0);
  });

  it("are deleted with the voter's account, and no longer count (REVIEW-18)", async () => {
    const id = await add();
    await mark(id);

    await reader.send({ query: 'mutation { deleteAccount(input: { password: "silver-light" }) { __typename } }' });

    expect([await votes(), (await list())[0]?.helpfulCount]).toEqual([0, 0]);
  });

  it("are only in the voter's data download, with review and time (ACCOUNT-17)", async () => {
    const id = await add('Helps');
    await mark(id);
    const taken = await add('Not any more');
    await mark(taken);
    await mark(taken, false);
    const download = async (client: ShopClient) => {
      const headers = { cookie: client.cookieHeader() };
      const data = (await fetch(`${shop.url()}/account/data.json`, { headers })).json();
      return (await data) as { readonly reviewVotes: unknown };
    };

    expect((await download(reader)).reviewVotes).toEqual([
      { market: 'KR', productId: wipe, reviewId: id, createdAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect((await download(author)).reviewVotes).toEqual([]);
  });
});
