import {
  type ListingStatus,
  type ProductGroup,
  type ProductIcon,
  SectionMenu,
  usualFormerPrice,
} from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import type { ContentsKind, ProductContents } from '@eunbit/schema/product-contents';
import { validateOpeningStock, validateProduct } from '@eunbit/schema/validation-product';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { formatAmountField, parseAmount } from '../../../app/amount-text.ts';
import type { ProductFormInput, StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { parseQuantity } from '../list/stock-draft.ts';
import { type DiscoveryDraft, discoveryInput, EMPTY_DISCOVERY, toDiscoveryDraft } from './discovery-draft.ts';
import { EMPTY_FACTS, type FactsDraft, factsInput, toFactsDraft } from './facts-draft.ts';

export const SECTION_MENUS = Object.values(SectionMenu);
/** The form's field names for the stores. */
export const STORES = { KR: 'kr', US: 'us' } as const satisfies Record<Market, string>;
export type Store = (typeof STORES)[Market];
const MARKET_BY_STORE = { kr: 'KR', us: 'US' } as const satisfies Record<Store, Market>;

export interface ListingDraft {
  readonly price: string;
  /** Empty if there is no former price. */
  readonly former: string;
  readonly status: ListingStatus;
  /** Opening stock of a new product. */
  readonly units: string;
}

export interface PictureDraft {
  readonly id: string;
  readonly url: string;
  readonly altKo: string;
  readonly altEn: string;
  /** The only store that shows the picture; null for both. */
  readonly market: Market | null;
}

/** Weight and size of one unit, as typed. */
type PackedUnitDraft = Readonly<Record<keyof PackedUnit, string>>;

/** What one unit contains, as typed. */
export interface ContentsDraft {
  /** Empty if no contents are stated. */
  readonly kind: ContentsKind | '';
  readonly amount: string;
  readonly packs: string;
}

/** Form values. Each line of a section's text is a line of the page. */
export interface ProductDraft extends FactsDraft, DiscoveryDraft {
  readonly slug: string;
  readonly group: ProductGroup;
  readonly isBestseller: boolean;
  readonly icons: readonly ProductIcon[];
  readonly titleKo: string;
  readonly titleEn: string;
  readonly subtitleKo: string;
  readonly subtitleEn: string;
  readonly contents: ContentsDraft;
  readonly sections: Readonly<Record<SectionMenu, { readonly ko: string; readonly en: string }>>;
  readonly pictures: readonly PictureDraft[];
  readonly packedUnit: PackedUnitDraft;
  readonly kr: ListingDraft;
  readonly us: ListingDraft;
}

const EMPTY_UNIT: PackedUnitDraft = { weightGrams: '', lengthMm: '', widthMm: '', heightMm: '' };
const NO_CONTENTS: ContentsDraft = { kind: '', amount: '', packs: '1' };
const EMPTY_LISTING: ListingDraft = { price: '', former: '', status: 'DRAFT', units: '0' };

function buildSections(getText: (menu: SectionMenu) => { ko: string; en: string }): ProductDraft['sections'] {
  return Object.fromEntries(SECTION_MENUS.map((menu) => [menu, getText(menu)])) as ProductDraft['sections'];
}

/** Form values of a new product: a draft in both stores. */
export const EMPTY_PRODUCT: ProductDraft = {
  slug: '',
  group: 'CLEANSING',
  isBestseller: false,
  icons: [],
  titleKo: '',
  titleEn: '',
  subtitleKo: '',
  subtitleEn: '',
  contents: NO_CONTENTS,
  sections: buildSections(() => ({ ko: '', en: '' })),
  pictures: [],
  packedUnit: EMPTY_UNIT,
  ...EMPTY_FACTS,
  ...EMPTY_DISCOVERY,
  kr: EMPTY_LISTING,
  us: EMPTY_LISTING,
};

/** Form values of a stored product. */
export function toProductDraft(product: StaffProductFieldsFragment): ProductDraft {
  const listing = (store: Store): ListingDraft => {
    const { price, compareAtPrice = null, status } = product[store];
    const market = MARKET_BY_STORE[store];
    return {
      price: price === 0 ? '' : formatAmountField(price, market),
      former: formatAmountField(compareAtPrice, market),
      status,
      units: '0',
    };
  };
  const { slug, group, isBestseller, icons, titleKo, titleEn, subtitleKo, subtitleEn } = product;
  const pictures = product.pictures.map(({ id, url, altKo, altEn, market }) => ({
    id,
    url,
    altKo,
    altEn,
    market: market ?? null,
  }));
  const sections = buildSections((menu) => {
    const section = product.sections.find((one) => one.menu === menu);
    return { ko: section?.linesKo.join('\n') ?? '', en: section?.linesEn.join('\n') ?? '' };
  });
  const texts = { titleKo, titleEn, subtitleKo, subtitleEn };
  const stores = { kr: listing('kr'), us: listing('us') };
  const packedUnit = toPackedUnitDraft(product.packedUnit);
  const contents = toContentsDraft(product.contents ?? null);
  const content = {
    ...texts,
    contents,
    sections,
    pictures,
    packedUnit,
    ...toFactsDraft(product),
    ...toDiscoveryDraft(product),
  };
  return { slug, group, isBestseller, icons, ...content, ...stores };
}

function toContentsDraft(contents: ProductContents | null): ContentsDraft {
  if (!contents) return NO_CONTENTS;
  return { kind: contents.kind, amount: String(contents.amount), packs: String(contents.packs) };
}

/** Text that is not a number becomes NaN, which the validation rejects. */
export function toContents({ kind, amount, packs }: ContentsDraft): ProductContents | null {
  if (kind === '') return null;
  return { kind, amount: parseQuantity(amount) ?? Number.NaN, packs: parseQuantity(packs) ?? Number.NaN };
}

function toPackedUnitDraft({ weightGrams, lengthMm, widthMm, heightMm }: PackedUnit): PackedUnitDraft {
  return {
    weightGrams: String(weightGrams),
    lengthMm: String(lengthMm),
    widthMm: String(widthMm),
    heightMm: String(heightMm),
  };
}

/** Text that is not a number becomes NaN, which the validation rejects. */
function packedUnitInput({ packedUnit }: ProductDraft): PackedUnit {
  const number = (name: keyof PackedUnit) => parseQuantity(packedUnit[name]) ?? Number.NaN;
  return {
    weightGrams: number('weightGrams'),
    lengthMm: number('lengthMm'),
    widthMm: number('widthMm'),
    heightMm: number('heightMm'),
  };
}

/** Sections with text, in page order; only these are sent. */
export function writtenMenus({ sections }: Pick<ProductDraft, 'sections'>): SectionMenu[] {
  return SECTION_MENUS.filter((menu) => sections[menu].ko.trim() !== '' || sections[menu].en.trim() !== '');
}

const splitLines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** Text that is not an amount becomes NaN, which the validation rejects; an empty text is a missing price. */
function listingInput(draft: ProductDraft, store: Store): ProductFormInput['kr'] {
  const { price, former, status } = draft[store];
  const amount = (text: string) => parseAmount(text, MARKET_BY_STORE[store]) ?? Number.NaN;
  const isUnpriced = status === 'DRAFT' && price.trim() === '';
  return {
    price: isUnpriced ? 0 : amount(price),
    compareAtPrice: former.trim() === '' ? null : amount(former),
    status,
  };
}

/** The mutation's input. */
export function toFormInput(draft: ProductDraft): ProductFormInput {
  const { slug, group, isBestseller, icons, titleKo, titleEn, subtitleKo, subtitleEn } = draft;
  return {
    slug: slug.trim(),
    group,
    isBestseller,
    icons: [...icons],
    ...{ titleKo, titleEn, subtitleKo, subtitleEn },
    contents: toContents(draft.contents),
    sections: writtenMenus(draft).map((menu) => {
      const { ko, en } = draft.sections[menu];
      return { menu, linesKo: splitLines(ko), linesEn: splitLines(en) };
    }),
    pictures: draft.pictures.map(({ id, altKo, altEn, market }) => ({ id, altKo, altEn, market })),
    packedUnit: packedUnitInput(draft),
    ...factsInput(draft),
    ...discoveryInput(draft),
    kr: listingInput(draft, 'kr'),
    us: listingInput(draft, 'us'),
  };
}

export function getUnits(draft: ProductDraft): { kr: number; us: number } {
  const units = (store: Store) => parseQuantity(draft[store].units) ?? Number.NaN;
  return { kr: units('kr'), us: units('us') };
}

/** Validates the form. Only a new product has an opening stock. */
export function validateDraft(draft: ProductDraft, isNew: boolean, stores: readonly Market[]): FieldFailure[] {
  const {
    kr,
    us,
    comparison = null,
    packedUnit = null,
    suits = null,
    goesWithIds = null,
    ...form
  } = toFormInput(draft);
  const listing = ({ price, compareAtPrice = null, status }: ProductFormInput['kr']) => ({
    price,
    compareAtPrice,
    status,
  });
  const stated = { comparison, packedUnit, suits, goesWithIds };
  const failures = validateProduct({ ...form, ...stated, kr: listing(kr), us: listing(us) }, stores);
  return isNew ? [...failures, ...validateOpeningStock(getUnits(draft))] : failures;
}

/** The former price that gives the default discount badge for a typed price; empty if the price is invalid. */
export function usualFormerText(price: string, store: Store): string {
  const amount = parseAmount(price, MARKET_BY_STORE[store]);
  return amount === null ? '' : formatAmountField(usualFormerPrice(amount), MARKET_BY_STORE[store]);
}

/** Parts of a product that differ between two drafts. */
export function differingParts(first: ProductDraft, second: ProductDraft): (keyof ProductDraft)[] {
  const names = Object.keys(EMPTY_PRODUCT) as (keyof ProductDraft)[];
  return names.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
}
