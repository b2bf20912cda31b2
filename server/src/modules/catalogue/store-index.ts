import type { ProductGroup } from '@eunbit/schema/catalogue';
import { insertEntry, type ProductEntry, removeEntry } from './product-entry.ts';

/** The entries of the products that a store shows, by everything that they are looked up by. A change costs its own entry. */
export class StoreIndex {
  readonly products: ProductEntry[] = [];
  private readonly groups = new Map<ProductGroup, ProductEntry[]>();
  private readonly numbers = new Map<number, ProductEntry>();
  private readonly slugs = new Map<string, ProductEntry>();
  /** Several products may have had a slug, one after the other. */
  private readonly formerSlugs = new Map<string, ProductEntry[]>();

  ofGroup(group: ProductGroup): readonly ProductEntry[] {
    return this.groups.get(group) ?? [];
  }

  byNumber(number: number): ProductEntry | undefined {
    return this.numbers.get(number);
  }

  /** By current slug; by a former one unless another product has it now. */
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
    // Between two events of one change two products may have a number or slug: the one that came last stays.
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
