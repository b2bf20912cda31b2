import type { ListingStatus, ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { type PackedUnit, USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import type { ProductContents } from '@eunbit/schema/product-contents';
import type { ListingFields, ProductFields } from '@eunbit/schema/validation-product';
import type { Bilingual } from '../../common/bilingual.ts';
import type { PictureRecord } from './picture.record.ts';
import { isPublished, type Listing, type ProductRecord } from './product.model.ts';
import { type DiscoveryContent, toDiscovery } from './product-discovery-form.ts';
import { type FactContent, toFacts } from './product-facts-form.ts';

export interface ListingForm extends ListingFields {
  readonly status: ListingStatus;
}

/** Input of the product form. */
export interface ProductForm extends ProductFields {
  readonly group: ProductGroup;
  readonly bestseller: boolean;
  readonly icons: readonly ProductIcon[];
  readonly sections: readonly {
    readonly menu: SectionMenu;
    readonly linesKo: readonly string[];
    readonly linesEn: readonly string[];
  }[];
  readonly kr: ListingForm;
  readonly us: ListingForm;
}

/** The part of a stored product that the form sets. */
export type FormContent = FactContent &
  Partial<DiscoveryContent & Pick<ProductRecord, 'packedUnit'>> &
  Pick<
    ProductRecord,
    'slug' | 'group' | 'bestseller' | 'icons' | 'title' | 'subtitle' | 'contents' | 'sections' | 'images' | 'listings'
  >;

/** Values of a new product for fields outside its form. */
export const NEW_PRODUCT = {
  films: [],
  packedUnit: USUAL_PACKED_UNIT,
  suits: [],
  goesWithIds: [],
  version: 1,
} satisfies Partial<ProductRecord>;

const trimmed = (ko: string, en: string): Bilingual => ({ ko: ko.trim(), en: en.trim() });

function toListing({ price, compareAtPrice, status }: ListingForm): Listing {
  return { price, compareAtPrice, published: status !== 'DRAFT' };
}

/** Copies the input to a plain object, because GraphQL inputs are class instances. */
function toPackedUnit({ weightGrams, lengthMm, widthMm, heightMm }: PackedUnit): PackedUnit {
  return { weightGrams, lengthMm, widthMm, heightMm };
}

function toContents({ kind, amount, packs }: ProductContents): ProductContents {
  return { kind, amount, packs };
}

/** Converts a valid form for storage. */
export function toContent(form: ProductForm, images: PictureRecord[]): FormContent {
  const { slug, group, bestseller, icons, sections, contents, packedUnit, kr, us } = form;
  const lines = (texts: readonly string[]) => texts.map((text) => text.trim());
  return {
    slug,
    group,
    bestseller,
    icons: [...new Set(icons)],
    title: trimmed(form.titleKo, form.titleEn),
    subtitle: trimmed(form.subtitleKo, form.subtitleEn),
    sections: sections.map(({ menu, linesKo, linesEn }) => ({
      menu,
      lines: { ko: lines(linesKo), en: lines(linesEn) },
    })),
    images,
    listings: { KR: toListing(kr), US: toListing(us) },
    contents: contents ? toContents(contents) : null,
    ...(packedUnit && { packedUnit: toPackedUnit(packedUnit) }),
    ...toFacts(form),
    ...toDiscovery(form),
  };
}

/** Former slugs redirect to `next`; a slug that is in use again is no longer a former one. */
export function formerSlugsAfter(
  { slug, formerSlugs = [] }: Pick<ProductRecord, 'slug' | 'formerSlugs'>,
  next: string,
) {
  return [...new Set([...formerSlugs, slug])].filter((former) => former !== next);
}

export function getListingState(
  product: Pick<ProductRecord, 'listings'>,
  market: Market,
  stock: { readonly stopped: boolean } | null,
): ListingStatus {
  if (!isPublished(product, market)) return 'DRAFT';
  return stock?.stopped ? 'STOPPED' : 'ON_SALE';
}
