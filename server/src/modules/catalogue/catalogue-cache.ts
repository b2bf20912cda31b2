import type { ProductGroup } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { recordsOf } from '../../common/models.ts';
import type { MirroredRows } from '../../live/mirror.ts';
import type { ProductModel, ProductRecord } from './product.model.ts';
import { insertEntry, type ProductEntry, removeEntry, toEntry } from './product-entry.ts';
import { ProductMap } from './product-map.ts';
import { StoreIndex } from './store-index.ts';

/** Products by a key. */
export interface ProductLookup {
  get(key: string): ProductRecord | undefined;
  has(key: string): boolean;
}

/** The published products of one store. */
export interface StoreCatalogue {
  /** In shop order. */
  readonly products: readonly ProductEntry[];
  readonly byId: ProductLookup;
  /** By current slug, and by former slugs that are not another product's current one. */
  readonly bySlug: ProductLookup;
  /** In shop order. */
  ofGroup(group: ProductGroup): readonly ProductEntry[];
  byNumber(number: number): ProductEntry | undefined;
}

/** A product before and after a change; undefined if it did not exist or is gone. If it is gone, the entry is the former one. */
export type ProductListener = (
  entry: ProductEntry,
  before: ProductRecord | undefined,
  after: ProductRecord | undefined,
) => void;

/** The whole catalogue, indexed. */
export interface CatalogueCache {
  /** In shop order, including drafts: for staff. */
  readonly products: readonly ProductEntry[];
  /** Includes drafts: for staff, and for products in orders. */
  readonly byId: ProductLookup;
  readonly stores: Readonly<Record<Market, StoreCatalogue>>;
  /** The first products, for samples. */
  readonly samples: readonly ProductRecord[];
  /** Notifies of every change of this catalogue, for derived data. */
  onChange(listener: ProductListener): void;
}

/** Up to this many products are held in memory; a larger catalogue must be queried instead. */
export const MAXIMUM_PRODUCTS = 25_000;
/** Products per batch; other requests run between batches. */
const BATCH = 100;
const SAMPLES = 4;

/** The catalogue, with a change for one product at a time. */
export class Catalogue implements CatalogueCache, MirroredRows<CatalogueCache, ProductRecord> {
  readonly value: CatalogueCache = this;
  readonly products: ProductEntry[] = [];
  readonly stores: Readonly<Record<Market, StoreCatalogue>>;
  private readonly records = new ProductMap();
  private readonly entries = new Map<string, ProductEntry>();
  private readonly indexes = { [Market.KR]: new StoreIndex(), [Market.US]: new StoreIndex() };
  /** Ordinals of products that are gone. */
  private readonly freeOrdinals: number[] = [];
  private readonly listeners: ProductListener[] = [];

  readonly byId: ProductLookup = {
    get: (id) => this.records.get(id),
    has: (id) => this.entries.has(id),
  };

  constructor() {
    this.stores = { [Market.KR]: this.storeOf(Market.KR), [Market.US]: this.storeOf(Market.US) };
  }

  get samples(): readonly ProductRecord[] {
    return this.products.slice(0, SAMPLES).flatMap(({ id }) => this.records.get(id) ?? []);
  }

  onChange(listener: ProductListener): void {
    this.listeners.push(listener);
  }

  apply(id: string, after: ProductRecord | undefined): boolean {
    const before = this.listeners.length > 0 ? this.records.get(id) : undefined;
    const former = this.entries.get(id);
    const entry = after ? toEntry(after, former?.ordinal ?? this.nextOrdinal()) : former;
    if (!entry) return false;
    if (former) this.removeEntry(former);
    if (after) {
      this.addEntry(entry);
      this.records.set(id, after);
    } else {
      this.records.delete(id);
      this.freeOrdinals.push(entry.ordinal);
    }
    for (const notify of this.listeners) notify(entry, before, after);
    return true;
  }

  private nextOrdinal(): number {
    return this.freeOrdinals.pop() ?? this.entries.size;
  }

  private addEntry(entry: ProductEntry): void {
    this.entries.set(entry.id, entry);
    insertEntry(this.products, entry);
    for (const market of entry.markets) this.indexes[market].add(entry);
  }

  private removeEntry(entry: ProductEntry): void {
    this.entries.delete(entry.id);
    removeEntry(this.products, entry);
    for (const market of entry.markets) this.indexes[market].remove(entry);
  }

  private storeOf(market: Market): StoreCatalogue {
    const index = this.indexes[market];
    const isShown = (id: string) => this.entries.get(id)?.markets.includes(market) ?? false;
    const read = (entry: ProductEntry | undefined) => (entry ? this.records.get(entry.id) : undefined);
    return {
      products: index.products,
      byId: { get: (id) => (isShown(id) ? this.records.get(id) : undefined), has: isShown },
      bySlug: { get: (slug) => read(index.bySlug(slug)), has: (slug) => index.bySlug(slug) !== undefined },
      ofGroup: (group) => index.ofGroup(group),
      byNumber: (number) => index.byNumber(number),
    };
  }
}

export function toCatalogue(products: Iterable<ProductRecord>): Catalogue {
  const catalogue = new Catalogue();
  for (const product of products) catalogue.apply(String(product._id), product);
  return catalogue;
}

export async function loadCatalogue(products: ProductModel): Promise<Catalogue> {
  const inShopOrder = recordsOf(products)
    .find({}, { batchSize: BATCH })
    .sort({ position: 1, _id: 1 })
    .limit(MAXIMUM_PRODUCTS);
  const catalogue = new Catalogue();
  for await (const product of inShopOrder) catalogue.apply(String(product._id), product);
  return catalogue;
}
