import { MAXIMUM_PICTURE_BYTES } from '@eunbit/schema/review';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { workOnPicture } from '@eunbit/server/modules/media/picture-work';
import { reviewPictureModel } from '@eunbit/server/modules/review/review-picture.model';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CreateReview,
  camera,
  DeleteReview,
  DeleteReviewAsStaff,
  sendPicture,
  signInMember,
  UpdateReview,
} from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const TOO_LARGE = 'Sorry, image exceeds size.';
const NO_PICTURE = 'Please choose a JPEG or PNG picture.';

const shop = useTestShop({ eachTest: 'renewed' });
let author: ShopClient;

beforeEach(async () => {
  author = await signInMember(shop, 'mina@example.com');
});

async function uploaded(client = author): Promise<{ id: string; url: string }> {
  const { picture, status } = await sendPicture(shop, client, await camera());
  if (!picture) throw new Error(`the picture was refused: ${status}`);
  return picture;
}

async function add(pictureIds: string[], client = author) {
  const fields = {
    market: 'KR' as const,
    productId: shop.productId('wipe'),
    title: 'Good',
    comment: 'Yes',
    rating: 5,
  };
  return (await client.run(CreateReview, { input: { ...fields, pictureIds } })).createReview;
}

const fetchStatus = async (url: string) => (await fetch(`${shop.url()}${url}`)).status;
const storedFiles = () => shop.connection.collection('media.files').countDocuments();
const records = () => reviewPictureModel(shop.connection).find().lean();

describe('a picture of a review', () => {
  it('is stored as a small JPEG and shown with the review (REVIEW-3)', async () => {
    const picture = await uploaded();
    const { review } = expectResult(await add([picture.id]), 'ReviewSaved');

    expect(review.pictures).toMatchObject([{ id: picture.id, width: 300, height: 225 }]);
    const response = await fetch(`${shop.url()}${picture.url}`);
    expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ]);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 225 });
  });

  it('is refused while twenty large ones are being processed, and accepted afterwards', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const largest = Buffer.alloc(MAXIMUM_PICTURE_BYTES);
    const others = Array.from({ length: 20 }, () => workOnPicture(largest, () => finished));
    const refused = await sendPicture(shop, author, await camera());
    expect(refused).toMatchObject({ status: 503, errors: [{ extensions: { code: 'PICTURES_BUSY' } }] });
    finish();
    await Promise.all(others);
    expect((await sendPicture(shop, author, await camera())).status).toBe(201);
  });

  it('is deleted with the review, no matter who deletes it', async () => {
    const staff = await signInStaff(shop);
    const [own, removed] = [await uploaded(), await uploaded()];
    const first = expectResult(await add([own.id]), 'ReviewSaved').review;
    const second = expectResult(await add([removed.id]), 'ReviewSaved').review;
    expect(await fetchStatus(own.url)).toBe(200);

    await author.run(DeleteReview, { id: first.id });
    await staff.run(DeleteReviewAsStaff, { id: second.id });

    expect([await fetchStatus(own.url), await fetchStatus(removed.url)]).toEqual([404, 404]);
    expect([await storedFiles(), await records()]).toEqual([0, []]);
  });

  it('is kept, removed and added as an edit says, in its order', async () => {
    const [a, b, c] = [await uploaded(), await uploaded(), await uploaded()];
    const { id } = expectResult(await add([a.id, b.id]), 'ReviewSaved').review;

    const input = { id, title: 'x', comment: 'x', rating: 5, pictureIds: [c.id, b.id] };
    const saved = expectResult((await author.run(UpdateReview, { input })).updateReview, 'ReviewSaved');

    expect(saved.review.pictures.map((picture) => picture.id)).toEqual([c.id, b.id]);
    expect([await fetchStatus(a.url), await fetchStatus(b.url), await fetchStatus(c.url)]).toEqual([404, 200, 200]);
  });

  it('of one person cannot be used by another, nor by two reviews (REVIEW-4)', async () => {
    const picture = await uploaded();
    const other = await signInMember(shop, 'other@example.com');
    const gone = expectResult(await add([picture.id], other), 'ValidationError');
    expect(gone.fieldErrors).toMatchObject([{ path: 'pictures', key: 'review.pictureGone' }]);

    expectResult(await add([picture.id]), 'ReviewSaved');
    expectResult(await add([picture.id]), 'ValidationError');
    expectResult(await add(['0'.repeat(32)]), 'ValidationError');
    expect(await fetchStatus(picture.url)).toBe(200);
  });

  it('is stored once per review, so that deleting one keeps an identical other', async () => {
    const other = await signInMember(shop, 'other@example.com');
    const [mine, theirs] = [await uploaded(), await uploaded(other)];
    const { id } = expectResult(await add([mine.id]), 'ReviewSaved').review;
    expectResult(await add([theirs.id], other), 'ReviewSaved');

    await author.run(DeleteReview, { id });

    expect([await fetchStatus(mine.url), await fetchStatus(theirs.url)]).toEqual([404, 200]);
  });

  it('is deleted after a day if no review uses it (REVIEW-4)', async () => {
    const [unused, used] = [await uploaded(), await uploaded()];
    expectResult(await add([used.id]), 'ReviewSaved');
    const pictures = shop.app().services.reviewPictures;
    expect(await pictures?.discardDue()).toBe(0);

    await reviewPictureModel(shop.connection).updateOne({ _id: unused.id }, { $set: { discardAt: new Date(0) } });
    expectResult(await add([unused.id]), 'ValidationError');
    expect(await pictures?.discardDue()).toBe(1);

    expect([await fetchStatus(unused.url), await fetchStatus(used.url)]).toEqual([404, 200]);
  });
});

describe('an upload that is not a picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const polyglot = Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)');

  it.each([
    ['a drawing that says what it is', svg, 'image/svg+xml', 415, NO_PICTURE],
    ['a drawing with the name of a picture', svg, 'image/png', 415, NO_PICTURE],
    ['two kinds of file in one', polyglot, 'image/jpeg', 415, NO_PICTURE],
    ['a drawing behind the first bytes of a picture', Buffer.concat([png, svg]), 'image/png', 415, NO_PICTURE],
    ['a form', Buffer.from('a=1'), 'application/x-www-form-urlencoded', 415, NO_PICTURE],
    ['plain text', Buffer.from('hello'), 'text/plain', 415, NO_PICTURE],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 415, NO_PICTURE],
    ['30 MB', Buffer.alloc(30 * 1024 * 1024, 0xff), 'image/jpeg', 413, TOO_LARGE],
  ])('is refused and stores nothing: %s', async (_name, body, type, status, message) => {
    const answer = await sendPicture(shop, author, body, type);

    expect([answer.status, answer.errors?.[0]?.message]).toEqual([status, message]);
    expect([await storedFiles(), await records()]).toEqual([0, []]);
  });

  it('is refused and stores nothing: a small file that expands beyond the memory', async () => {
    const bomb = await sharp({
      create: { width: 15_000, height: 15_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);

    const answer = await sendPicture(shop, author, bomb, 'image/png');

    expect([answer.status, answer.errors?.[0]?.message]).toEqual([413, TOO_LARGE]);
    expect(await storedFiles()).toBe(0);
  });
});

describe('an uploaded picture', () => {
  it('is refused from a visitor before it is read', async () => {
    const answer = await sendPicture(shop, shop.client(), await camera());

    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is refused from a blocked account', async () => {
    await userModel(shop.connection).updateOne({ email: 'mina@example.com' }, { $set: { blocked: true } });

    expect((await sendPicture(shop, author, await camera())).status).toBe(403);
    expect(await storedFiles()).toBe(0);
  });

  it('is stored only up to the limit if sent a hundred times at once', async () => {
    stopClock();
    const file = await camera(40, 30);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendPicture(shop, author, file)));

    const kept = answers.filter(({ status }) => status === 201);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(new Set(kept.map(({ picture }) => picture?.id)).size).toBe(kept.length);
    // Twice forty, since an hour may end meanwhile.
    expect(kept.length).toBeLessThanOrEqual(80);
    expect([await storedFiles(), (await records()).length]).toEqual([kept.length, kept.length]);
    const { review } = expectResult(await add(kept.slice(0, 3).map(({ picture }) => picture?.id ?? '')), 'ReviewSaved');
    expect(await Promise.all(review.pictures.map(({ url }) => fetchStatus(url)))).toEqual([200, 200, 200]);
  });

  it('is refused after forty uploads (REVIEW-4)', async () => {
    stopClock();
    const nothing = Buffer.from('x');
    for (let count = 0; count < 40; count += 1) await sendPicture(shop, author, nothing);
    const answer = await sendPicture(shop, author, await camera());

    expect([answer.status, answer.errors?.[0]?.message]).toEqual([429, 'Too many requests. Try again later.']);
  });
});
