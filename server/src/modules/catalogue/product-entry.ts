import type { ProductGroup } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import type { ContentsKind } from '@eunbit/schema/product-contents';
import type { SuitTag } from '@eunbit/schema/product-discovery';
import type { Bilingual } from '../../common/bilingual.ts';
import { isPublished, type ProductRecord } from './product.model.ts';
import { getProductNumber } from './product-number.ts';

/** The product fields that lists and lookups need. */
export interface ProductEntry {
  readonly id: string;
  /** A small unique number for arrays indexed by product; reused once the product is gone. */
  readonly ordinal: number;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  readonly title: Bilingual;
  readonly position: number;
  readonly number: number;
  readonly group: ProductGroup;
  readonly isBestseller: boolean;
  readonly suits: readonly SuitTag[];
  /** Null if no contents are stated. */
  readonly contentsKind: ContentsKind | null;
  /** In minor units. */
  readonly prices: Readonly<Record<Market, number>>;
  /** The stores where it is published; elsewhere it is a draft. */
  readonly markets: readonly Market[];
}

const NO_SLUGS: readonly string[] = [];
const NO_SUITS: readonly SuitTag[] = [];
/** Shared by all entries of the same stores. */
const STORES = {
  both: Object.values(Market),
  none: [],
  KR: [Market.KR],
  US: [Market.US],
} as const satisfies Record<string, readonly Market[]>;

function marketsOf(product: ProductRecord): readonly Market[] {
  const [kr, us] = [isPublished(product, Market.KR), isPublished(product, Market.US)];
  if (kr && us) return STORES.both;
  return kr ? STORES.KR : us ? STORES.US : STORES.none;
}

export function toEntry(product: ProductRecord, ordinal: number): ProductEntry {
  const { slug, formerSlugs = [], title, position, group, bestseller, suits, contents, listings } = product;
  return {
    id: String(product._id),
    ordinal,
    slug,
    formerSlugs: formerSlugs.length > 0 ? formerSlugs : NO_SLUGS,
    title,
    position,
    number: getProductNumber(product),
    group,
    isBestseller: bestseller,
    suits: suits.length > 0 ? suits.map(({ tag }) => tag) : NO_SUITS,
    contentsKind: contents?.kind ?? null,
    prices: { KR: listings.KR.price, US: listings.US.price },
    markets: marketsOf(product),
  };
}

type Place = Pick<ProductEntry, 'position' | 'id'>;

/** Shop order: by position, then id, because two positions can be equal while products are being reordered. */
function byPosition(one: Place, other: Place): number {
  return one.position - other.position || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

/** The number of entries before a place, in a list in shop order. */
function countBefore(list: readonly ProductEntry[], place: Place): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (byPosition(list[middle] as ProductEntry, place) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function insertEntry(list: ProductEntry[], entry: ProductEntry): void {
  list.splice(countBefore(list, entry), 0, entry);
}

export function removeEntry(list: ProductEntry[], entry: ProductEntry): void {
  const place = countBefore(list, entry);
  if (list[place]?.id === entry.id) list.splice(place, 1);
}
