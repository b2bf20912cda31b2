import type { ProductGroup } from '@eunbit/schema/catalogue';
import { CURRENCY_OF, type Language, type Market } from '@eunbit/schema/market';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { isObjectId } from '../../common/object-id.ts';
import { clampPageSize, type Page, pageOf } from '../../common/pagination.ts';
import { mediaUrl } from '../media/media.service.ts';
import type { ProductType } from './catalogue.types.ts';
import { type ProductRecord, productModel } from './product.model.ts';

/** Which store and language a product is shown for. */
export interface Shopfront {
  readonly market: Market;
  readonly language: Language;
}

const BEST_SELLERS_SHOWN = 4;

/** A product as a shopper of one market sees it. Pure: all texts and prices are in the record. */
export function presentProduct(record: ProductRecord, { market, language }: Shopfront): ProductType {
  const { price, compareAtPrice } = record.listings[market];
  const currency = CURRENCY_OF[market];
  return {
    id: String(record._id),
    slug: record.slug,
    market,
    group: record.group,
    title: record.title[language],
    subtitle: record.subtitle[language],
    volume: record.volume?.[language] ?? null,
    price: { amount: price, currency },
    compareAtPrice: compareAtPrice === null ? null : { amount: compareAtPrice, currency },
    bestseller: record.bestseller,
    icons: record.icons,
    images: record.images.map(({ mediaId, alt }) => ({ url: mediaUrl(mediaId), alt: alt[language] })),
    sections: record.sections.map(({ menu, lines }) => ({ menu, lines: lines[language] })),
  };
}

export interface ProductListRequest {
  readonly group?: ProductGroup | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

/** Reads the catalogue. */
export function createCatalogueService(connection: Connection) {
  const products = productModel(connection);

  return {
    /** Products of a group, or all, in shop order. */
    async list({ group, first, after }: ProductListRequest): Promise<Page<ProductRecord>> {
      const size = clampPageSize(first);
      const filter: QueryFilter<ProductRecord> = group ? { group } : {};
      const rows = await products
        .find({ ...filter, ...(after && beyond(after)) })
        .sort({ position: 1, _id: 1 })
        .limit(size + 1)
        .lean();
      const cursorOf = (row: ProductRecord) => encodeCursor([String(row.position), String(row._id)]);
      return pageOf(rows, size, cursorOf, () => products.countDocuments(filter).exec());
    },

    bestSellers(): Promise<ProductRecord[]> {
      return products.find({ bestseller: true }).sort({ position: 1 }).limit(BEST_SELLERS_SHOWN).lean();
    },

    bySlug(slug: string): Promise<ProductRecord | null> {
      return products.findOne({ slug }).lean();
    },

    /** The products that exist among these ids, by id. Malformed ids are simply absent. */
    async byIds(ids: readonly string[]): Promise<Map<string, ProductRecord>> {
      const wanted = ids.filter(isObjectId);
      const rows = wanted.length > 0 ? await products.find({ _id: { $in: wanted } }).lean() : [];
      return new Map(rows.map((row) => [String(row._id), row]));
    },

    /** Every product in shop order, for the stock screen. */
    all(): Promise<ProductRecord[]> {
      return products.find().sort({ position: 1, _id: 1 }).limit(1000).lean();
    },
  };
}

/** Products after a cursor, in shop order. */
function beyond(cursor: string): QueryFilter<ProductRecord> {
  const [position, id] = decodeCursor(cursor);
  if (!/^\d{1,9}$/.test(position) || !isObjectId(id)) throw cursorError();
  const at = Number(position);
  return { $or: [{ position: { $gt: at } }, { position: at, _id: { $gt: new Types.ObjectId(id) } }] };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
