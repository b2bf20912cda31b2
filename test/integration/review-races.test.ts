import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CreateReview,
  DeleteReview,
  ProductReviews,
  ReplyToReview,
  ReviewsChanged,
  signInMember,
  UpdateReview,
} from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'new', servers: 2 });
let wipe: string;
let author: ShopClient;

beforeEach(async () => {
  wipe = shop.productId('wipe');
  author = await signInMember(shop, 'mina.lee@example.com');
});

async function added(change: object = {}, client = author) {
  const fields = { market: 'KR' as const, productId: wipe, title: 'Clean again', comment: 'As it says.', rating: 4.5 };
  const { createReview } = await client.run(CreateReview, { input: { ...fields, pictureIds: [], ...change } });
  return expectResult(createReview, 'ReviewSaved').review;
}

const scores = () => reviewScoreModel(shop.connection).find().lean();

describe('average and count of reviews', () => {
  it('are right after concurrent writes, edits and deletions on two servers', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signInMember(shop, `member${index}@example.com`, { server: index % 2 })),
    );
    const reviews = await Promise.all(
      members.map((member, index) => added({ rating: 0.5 + (index % 5), title: `No. ${index}` }, member)),
    );
    await Promise.all(
      reviews.map(({ id }, index) =>
        index % 2 === 0
          ? members[index]?.run(UpdateReview, { input: { id, title: 'x', comment: 'x', rating: 5, pictureIds: [] } })
          : members[index]?.run(DeleteReview, { id }),
      ),
    );

    const [score] = await scores();
    expect(score?.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
    expect(await reviewModel(shop.connection).countDocuments()).toBe(4);
    await vi.waitFor(async () => {
      const { product } = await shop.client({ server: 1 }).run(ProductReviews, { slug: 'wipe' });
      expect(product?.reviewSummary).toMatchObject({ count: 4, average: 5 });
    });
  });

  it('are counted down once if one review is deleted twice at once', async () => {
    const { id } = await added({ rating: 3 });
    await added({ rating: 5 });

    const outcomes = await Promise.all([author.run(DeleteReview, { id }), author.run(DeleteReview, { id })]);

    expect(outcomes.map(({ deleteReview }) => deleteReview.__typename).sort()).toEqual([
      'ReviewDeleted',
      'ReviewError',
    ]);
    expect((await scores())[0]?.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('are published to open pages on another server, but not to those of another product or store', async () => {
    const visitor = shop.client({ server: 1 });
    const events = visitor.subscribe(ReviewsChanged, { productId: wipe, market: 'KR' });
    await vi.waitFor(() => expect(shop.app(1).services.live.subscribers).toBe(1));
    await added({ productId: shop.productId('spray') });
    await added({ market: 'US' });
    const { id } = await added({ rating: 4 });

    expect((await events.next()).reviewsChanged).toMatchObject({ count: 1, average: 4 });
    const staff = await signInStaff(shop);
    await staff.run(ReplyToReview, { id, text: 'Thank you for this!' });
    expect((await events.next()).reviewsChanged).toMatchObject({ count: 1, average: 4 });
    await author.run(DeleteReview, { id });
    expect((await events.next()).reviewsChanged).toMatchObject({ count: 0, average: null });
    await events.stop();
  });
});
