import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';

interface Bilingual<T> {
  readonly ko: T;
  readonly en: T;
}

/** What a catalogue file says about one product; pictures come from the pictures folder by slug. */
export interface ProductSeed {
  readonly slug: string;
  readonly group: ProductGroup;
  readonly bestseller: boolean;
  readonly icons: readonly ProductIcon[];
  readonly title: Bilingual<string>;
  readonly subtitle: Bilingual<string>;
  /** Null where the label states none. */
  readonly volume: Bilingual<string> | null;
  readonly sections: readonly { readonly menu: SectionMenu; readonly lines: Bilingual<readonly string[]> }[];
  /** Minor units: won and cents. */
  readonly price: { readonly KR: number; readonly US: number };
  /** Units in stock at first, per market. */
  readonly stock: { readonly KR: number; readonly US: number };
}
