import type { ProductGroup } from '@eunbit/schema/catalogue';
import { insertEntry, type ProductEntry, removeEntry } from './product-entry.ts';

/** Lookup indexes of the products published in a store. A change updates only its own entry. */
export class StoreIndex {
  readonly products: ProductEntry[] = [];
  private readonly groups = new Map<ProductGroup, ProductEntry[]>();
  private readonly numbers = new Map<number, ProductEntry>();
  private readonly slugs = new Map<string, ProductEntry>();
  /** Several products may have had the same slug at different times. */
  private readonly formerSlugs = new Map<string, ProductEntry[]>();

  ofGroup(group: ProductGroup): readonly ProductEntry[] {
    return this.groups.get(group) ?? [];
  }

  byNumber(number: number): ProductEntry | undefined {
    return this.numbers.get(number);
  }

  /** By current slug, or by a former slug unless another product uses it now. */
  bySlug(slug: string): ProductEntry | undefined {
    return this.slugs.get(slug) ?? this.formerSlugs.get(slug)?.at(-1);
  }

  add(entry: ProductEntry): void {
    insertEntry(this.products, entry);
    insertEntry(listAt(this.groups, entry.group), entry);
    this.numbers.set(entry.number, entry);
    this.slugs.set(entry.slug, entry);
    for (const slug of entry.formerSlugs) insertEntry(listAt(this.formerSlugs, slug), entry);
  }

  remove(entry: ProductEntry): void {
    removeEntry(this.products, entry);
    removeEntry(listAt(this.groups, entry.group), entry);
    // Between two events of one change, two products may have the same number or slug; the later one is kept.
    if (this.numbers.get(entry.number) === entry) this.numbers.delete(entry.number);
    if (this.slugs.get(entry.slug) === entry) this.slugs.delete(entry.slug);
    for (const slug of entry.formerSlugs) {
      const list = listAt(this.formerSlugs, slug);
      removeEntry(list, entry);
      if (list.length === 0) this.formerSlugs.delete(slug);
    }
  }
}

function listAt<Key>(lists: Map<Key, ProductEntry[]>, key: Key): ProductEntry[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}
