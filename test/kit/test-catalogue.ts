import type { Market } from '@eunbit/schema/market';
import { USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { buildOpening } from '@eunbit/server/modules/stock/stock-history';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { type Connection, Types } from 'mongoose';

export interface TestProduct {
  readonly slug: string;
  /** Minor units. */
  readonly price: { readonly KR: number; readonly US: number };
  readonly stock: { readonly KR: number; readonly US: number };
}

export const WIPE: TestProduct = { slug: 'wipe', price: { KR: 7_120, US: 899 }, stock: { KR: 100, US: 100 } };
export const SPRAY: TestProduct = { slug: 'spray', price: { KR: 19_200, US: 2_099 }, stock: { KR: 100, US: 100 } };

/** Adds a product to both stores; returns its id. */
export async function createProduct(
  connection: Connection,
  { slug, price, stock }: TestProduct,
  position = 0,
): Promise<string> {
  const _id = new Types.ObjectId();
  const text = (name: string) => ({ ko: `${name} 한국어`, en: `${name} in English` });
  const listing = (amount: number) => ({
    price: amount,
    compareAtPrice: Math.round(amount / 0.8),
    published: true,
  });
  const mediaId = '0'.repeat(32);
  await productModel(connection).create({
    _id,
    slug,
    group: 'CLEANSING',
    position,
    bestseller: position === 0,
    icons: ['KOREA'],
    title: text(slug),
    subtitle: text('subtitle'),
    contents: { kind: 'SHEETS', amount: 80, packs: 1 },
    sections: [{ menu: 'DETAILS', lines: { ko: ['자세히'], en: ['Details'] } }],
    images: [{ mediaId, alt: text('picture'), width: 800, height: 800, sizes: [{ mediaId, width: 800 }] }],
    films: [],
    packedUnit: USUAL_PACKED_UNIT,
    listings: { KR: listing(price.KR), US: listing(price.US) },
    createdAt: new Date(),
  });
  const markets: readonly Market[] = ['KR', 'US'];
  const levels = markets.map((market) => ({
    _id: stockId(market, String(_id)),
    productId: String(_id),
    market,
    quantity: stock[market],
    reserved: 0,
    stopped: false,
    version: 1,
    updatedAt: new Date(),
  }));
  await stockModel(connection).insertMany(levels);
  await stockMovementModel(connection).insertMany(levels.map((level) => buildOpening(level._id, level.quantity)));
  return String(_id);
}
