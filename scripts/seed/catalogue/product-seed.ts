import type { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { DownloadFile } from '@eunbit/schema/downloads';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import type { ProductContents } from '@eunbit/schema/product-contents';

export interface Bilingual<T = string> {
  readonly ko: T;
  readonly en: T;
}

/** Source data for the disclosures of both markets. */
interface DisclosureFacts {
  /** Kind of product in the words of the Korean disclosure. */
  readonly kind: Bilingual;
  readonly useAndForm: Bilingual;
  readonly ingredients: Bilingual;
  readonly directions: Bilingual;
  readonly cautions: Bilingual;
  readonly firstAid: Bilingual;
  /** The product's registration in Korea; the numbers are samples. */
  readonly koreanRegistration: { readonly label: Bilingual; readonly number: string };
}

/** Data of one product in a catalogue file; pictures are found in the pictures folder by slug. */
export interface ProductSeed {
  readonly slug: string;
  readonly group: ProductGroup;
  readonly bestseller: boolean;
  readonly icons: readonly ProductIcon[];
  readonly title: Bilingual<string>;
  readonly subtitle: Bilingual<string>;
  readonly contents: ProductContents;
  readonly sections: readonly { readonly menu: SectionMenu; readonly lines: Bilingual<readonly string[]> }[];
  readonly disclosure: DisclosureFacts;
  /** Whether the page compares it with an ordinary product with alcohol. */
  readonly compared: boolean;
  readonly reports: readonly DownloadFile[];
  /** Minor units: won and cents. */
  readonly price: { readonly KR: number; readonly US: number };
  /** Weight and size of one unit in its own pack. */
  readonly packedUnit: PackedUnit;
  /** Opening stock in units, per market. */
  readonly stock: { readonly KR: number; readonly US: number };
}
