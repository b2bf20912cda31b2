import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.record';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completePictures, readPictureBook } from '../../scripts/seed/pictures.ts';
import { ROOT } from '../../scripts/setup/paths.ts';
import { graphql } from '../gql/gql.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const PetSprayPictures = graphql(`
  query PetSprayPictures {
    product(slug: "pet-spray") {
      images { url alt width height srcSet }
      films { url webmUrl title durationSeconds poster { url srcSet } }
      shareImage
    }
  }
`);

const STAFFS_OWN = { mediaId: 'f'.repeat(32), alt: { ko: '직접 찍은 사진', en: 'A photograph of ours' } };

let shop: TestShop;
beforeAll(async () => {
  const price = { KR: 19_200, US: 2_099 };
  shop = await createTestShop({ products: [{ slug: 'pet-spray', price, stock: { KR: 1, US: 1 } }] });
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

/** The product as a shop has it that was filled before pictures had sizes, with one picture that staff put in. */
async function makeOld(): Promise<void> {
  const drawing = await readFile(join(ROOT, 'scripts/pictures/products/pet-spray/1-front.svg'));
  const mediaId = await shop.app().services.media.store(drawing, 'image/svg+xml');
  const images = [{ mediaId, alt: { ko: '직원이 고친 설명', en: 'A text that staff corrected' } }, STAFFS_OWN];
  await productModel(shop.connection).updateOne(
    { slug: 'pet-spray' },
    { $set: { images, group: 'PET' }, $unset: { films: 1, shareMediaId: 1 } },
  );
}

const stored = async () =>
  (await productModel(shop.connection).findOne({ slug: 'pet-spray' }).lean()) as ProductRecord | null;

describe('a shop that was filled before pictures had sizes', () => {
  it('gets sizes, films and a picture for sharing, and keeps what staff put in', async () => {
    await makeOld();

    await completePictures(shop.connection, await readPictureBook());

    const { product } = await shop.client({ market: 'US', language: 'en' }).run(PetSprayPictures);
    expect(product?.images[0]).toMatchObject({ alt: 'A text that staff corrected', width: 800, height: 800 });
    expect(product?.images[0]?.srcSet).toMatch(/^\/media\/\w+ 160w, .+ 400w, .+ 800w, \/media\/\w+ 1200w$/);
    expect(product?.images[1]).toMatchObject({ url: `/media/${STAFFS_OWN.mediaId}`, alt: STAFFS_OWN.alt.en });
    expect(product?.films).toMatchObject([{ durationSeconds: 6, title: 'Misting a pet bed with the pet spray' }]);
    const share = await fetch(`${shop.url()}${product?.shareImage}`);
    expect(share.headers.get('content-type')).toBe('image/jpeg');
  });

  it('gets the widths that were added later for the pictures it was filled with', async () => {
    const book = await readPictureBook();
    await makeOld();
    await completePictures(shop.connection, book);
    const [drawing, own] = (await stored())?.images ?? [];
    if (!drawing || !own) throw new Error('the product has two pictures');
    const narrower = { ...drawing, sizes: drawing.sizes?.filter(({ width }) => width <= 1200) };
    await productModel(shop.connection).updateOne({ slug: 'pet-spray' }, { $set: { images: [narrower, own] } });

    await completePictures(shop.connection, book);

    expect((await stored())?.images.map(({ sizes }) => sizes)).toEqual([drawing.sizes, own.sizes]);
  });

  it('is left alone by a second run', async () => {
    await makeOld();
    const book = await readPictureBook();
    await completePictures(shop.connection, book);
    await productModel(shop.connection).updateOne({ slug: 'pet-spray' }, { $set: { films: [], images: [STAFFS_OWN] } });
    const before = await stored();

    await completePictures(shop.connection, book);

    expect(await stored()).toEqual(before);
  });
});

describe('a picture as emails show it', () => {
  const media = () => shop.app().services.media;
  const ask = (id: string | undefined, name = 'email.jpg') => fetch(`${shop.url()}/media/${id}/${name}`);
  const canvas = () => sharp({ create: { width: 400, height: 300, channels: 4, background: '#8f77cf80' } });

  it('is a small JPEG, whatever format is kept', async () => {
    const kept = [
      [await canvas().webp().toBuffer(), 'image/webp'],
      [await canvas().png().toBuffer(), 'image/png'],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
        'image/svg+xml',
      ],
    ] as const;
    for (const [bytes, type] of kept) {
      const answer = await ask(await media().store(bytes, type));
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
    }
  });

  it('is found at the address that emails of former versions name', async () => {
    const id = await media().store(await canvas().png().toBuffer(), 'image/png');
    const [present, former] = await Promise.all([ask(id), ask(id, 'letter.jpg')]);
    expect(former.status).toBe(200);
    expect(await former.arrayBuffer()).toEqual(await present.arrayBuffer());
  });

  it('is not made of films, of what can be removed, nor of nothing', async () => {
    const removable = media().newRemovableId() ?? '';
    await media().storeRemovable(removable, await canvas().png().toBuffer(), 'image/png');
    const film = await media().store(Buffer.from('film'), 'video/webm');

    for (const id of [film, removable, '0'.repeat(32), 'x']) expect((await ask(id)).status).toBe(404);
  });
});

describe('a stored film', () => {
  const film = Buffer.from('0123456789');
  const ask = async (range?: string) => {
    const id = await shop.app().services.media.store(film, 'video/webm');
    return fetch(`${shop.url()}/media/${id}`, range === undefined ? {} : { headers: { range } });
  };

  it('comes whole, and says that it can come in parts', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('accept-ranges'), await answer.text()]).toEqual([
      200,
      'bytes',
      '0123456789',
    ]);
    expect(answer.headers.get('content-type')).toBe('video/webm');
  });

  it('comes in the part that a player asks for', async () => {
    const answer = await ask('bytes=2-4');
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  it('says how long it is where a player asks for what lies beyond its end', async () => {
    const answer = await ask('bytes=10-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});
