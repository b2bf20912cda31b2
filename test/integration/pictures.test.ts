import type { Market } from '@eunbit/schema/market';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureBook, storeProductPictures } from '../../scripts/seed/pictures.ts';
import { graphql } from '../gql/gql.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PetSprayPictures = graphql(`
  query PetSprayPictures {
    product(slug: "pet-spray") {
      images { url alt width height srcSet avifSrcSet }
      films { url webmUrl title durationSeconds poster { url srcSet } }
      shareImage
    }
  }
`);

const price = { KR: 19_200, US: 2_099 };
const shop = useTestShop({ eachTest: 'renewed', products: [{ slug: 'pet-spray', price, stock: { KR: 1, US: 1 } }] });

const readProduct = async (market: Market) =>
  (await shop.client({ market, language: 'en' }).run(PetSprayPictures)).product;

/** Gives the product its rendered pictures, and waits until the server shows them. */
async function showRendered(): Promise<void> {
  const pictures = await storeProductPictures(shop.app().services.media, await readPictureBook(), 'pet-spray');
  await productModel(shop.connection).updateOne({ slug: 'pet-spray' }, { $set: { ...pictures, group: 'PET' } });
  await expect.poll(async () => (await readProduct('KR'))?.images[0]?.alt).toContain('mint mist bottle');
}

describe('a product of a seeded shop', () => {
  it.each(['KR', 'US'] as const)(
    'has rendered pictures, films and a picture for sharing in %s, showing its own packs',
    async (market) => {
      await showRendered();

      const product = await readProduct(market);
      expect(product?.images[0]).toMatchObject({
        alt: expect.stringContaining('mint mist bottle'),
        width: 600,
        height: 600,
      });
      expect(product?.images[0]?.srcSet).toMatch(/^\/media\/\w+ 160w, .+ 400w, .+ 600w, \/media\/\w+ 800w$/);
      expect(product?.images[0]?.avifSrcSet).toMatch(/^\/media\/\w+ 160w, .+ 800w$/);
      expect(product?.films).toMatchObject([{ durationSeconds: 8, title: 'A closer look at the pet spray' }]);
      const share = await fetch(`${shop.url()}${product?.shareImage}`);
      expect(share.headers.get('content-type')).toBe('image/jpeg');
      const avif = await fetch(`${shop.url()}${product?.images[0]?.avifSrcSet?.split(' ')[0]}`);
      expect(avif.headers.get('content-type')).toBe('image/avif');
    },
  );

  it('shows a different front and film in each store', async () => {
    await showRendered();
    const [korean, american] = [await readProduct('KR'), await readProduct('US')];
    expect(korean?.images[0]?.url).not.toBe(american?.images[0]?.url);
    expect(korean?.films[0]?.url).not.toBe(american?.films[0]?.url);
  });
});

describe('an email picture', () => {
  const media = () => shop.app().services.media;
  const ask = (id: string) => fetch(`${shop.url()}/media/${id}/email.jpg`);
  const canvas = () => sharp({ create: { width: 400, height: 300, channels: 4, background: '#8f77cf80' } });

  it('is a small JPEG for any stored format', async () => {
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

  it('is not available for films, removable pictures or unknown ids', async () => {
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

  it('is sent whole, and announces support for ranges', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('accept-ranges'), await answer.text()]).toEqual([
      200,
      'bytes',
      '0123456789',
    ]);
    expect(answer.headers.get('content-type')).toBe('video/webm');
  });

  it('is sent in the range that a player requests', async () => {
    const answer = await ask('bytes=2-4');
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  it('answers a range beyond its end with its length', async () => {
    const answer = await ask('bytes=10-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});
