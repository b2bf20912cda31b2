import { Market } from './market.ts';
import type { MessageKey } from './messages.ts';
import { MAXIMUM_PACKED_GRAMS, MAXIMUM_PACKED_MM, PACKED_SIDES, type PackedUnit } from './packed-unit.ts';
import { ContentsKind, MAXIMUM_CONTENTS_AMOUNT, MAXIMUM_PACKS, type ProductContents } from './product-contents.ts';
import { MAXIMUM_STOCK } from './stock.ts';
import { isBlank } from './typed-line.ts';
import { type DiscoveryFields, validateDiscovery } from './validation-product-discovery.ts';
import { type FactFields, validateFacts } from './validation-product-facts.ts';
import { check, type FieldFailure, type Rule, required, shortEnough, singleLine } from './validation-rules.ts';

export const MAXIMUM_PRODUCT_PICTURES = 12;
/** Maximum lines in one tab of the product page. */
const MAXIMUM_SECTION_LINES = 30;
const MAXIMUM_LINE_LENGTH = 500;
const MAXIMUM_SLUG_LENGTH = 80;
/** In the minor unit: a hundred million won, a million dollars. Anything higher is a typing error. */
export const MAXIMUM_PRICE = 100_000_000;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ListingFields {
  /** Minor units. */
  readonly price: number;
  /** The former price, shown struck through; no badge if null. */
  readonly compareAtPrice: number | null;
}

interface PictureFields {
  readonly id: string;
  readonly altKo: string;
  readonly altEn: string;
  /** The only store that shows it; null for both. */
  readonly market?: Market | null | undefined;
}

type Listing = ListingFields & FactFields['kr'];

/** Fields of a product that staff fill in, as far as they can be validated on their own. */
export interface ProductFields extends Omit<FactFields, 'kr' | 'us'>, DiscoveryFields {
  readonly slug: string;
  readonly titleKo: string;
  readonly titleEn: string;
  readonly subtitleKo: string;
  readonly subtitleEn: string;
  /** Null if the product states no contents. */
  readonly contents?: ProductContents | null | undefined;
  readonly sections: readonly {
    readonly menu: string;
    readonly linesKo: readonly string[];
    readonly linesEn: readonly string[];
  }[];
  readonly pictures: readonly PictureFields[];
  /** Null keeps the stored value; a new product gets the default. */
  readonly packedUnit: PackedUnit | null;
  readonly kr: Listing;
  readonly us: Listing;
}

const slugRule: Rule = (value) => (SLUG.test(value) ? null : 'product.slugInvalid');
const text = (missing: MessageKey): readonly Rule[] => [required(missing), shortEnough(), singleLine];

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1 && amount <= MAXIMUM_PRICE;
}

/** A draft in a closed store that has no price yet. */
const isUnpriced = ({ price, compareAtPrice, status }: Listing) =>
  status === 'DRAFT' && price === 0 && compareAtPrice === null;

/** A former price is higher than the price, or absent. */
function priceFailures(path: 'kr' | 'us', listing: Listing, isOpen: boolean): FieldFailure[] {
  if (!isOpen && isUnpriced(listing)) return [];
  const { price, compareAtPrice } = listing;
  if (!isAmount(price)) return [{ path: `${path}.price`, key: 'product.priceInvalid' }];
  if (compareAtPrice === null) return [];
  if (!isAmount(compareAtPrice)) return [{ path: `${path}.compareAtPrice`, key: 'product.priceInvalid' }];
  return compareAtPrice > price ? [] : [{ path: `${path}.compareAtPrice`, key: 'product.formerPriceLow' }];
}

function lineFailures(path: string, lines: readonly string[]): FieldFailure[] {
  if (lines.length === 0 || lines.some((line) => isBlank(line))) return [{ path, key: 'product.linesRequired' }];
  const tooLong = lines.length > MAXIMUM_SECTION_LINES || lines.some((line) => line.length > MAXIMUM_LINE_LENGTH);
  if (tooLong) return [{ path, key: 'text.tooLong' }];
  return lines.some((line) => singleLine(line)) ? [{ path, key: 'text.controlCharacter' }] : [];
}

function sectionFailures(sections: ProductFields['sections']): FieldFailure[] {
  return sections.flatMap(({ menu, linesKo, linesEn }, index) => {
    const path = `sections.${index}`;
    const repeated = sections.findIndex((section) => section.menu === menu) < index;
    return [
      ...(repeated ? [{ path: `${path}.menu`, key: 'product.sectionRepeated' as const }] : []),
      ...lineFailures(`${path}.linesKo`, linesKo),
      ...lineFailures(`${path}.linesEn`, linesEn),
    ];
  });
}

function pictureFailures(pictures: ProductFields['pictures']): FieldFailure[] {
  if (pictures.length === 0) return [{ path: 'pictures', key: 'product.pictureRequired' }];
  if (pictures.length > MAXIMUM_PRODUCT_PICTURES) return [{ path: 'pictures', key: 'product.picturesTooMany' }];
  if (new Set(pictures.map(({ id }) => id)).size < pictures.length) {
    return [{ path: 'pictures', key: 'product.pictureRepeated' }];
  }
  const isWithoutPicture = (store: Market) => pictures.every(({ market }) => (market ?? store) !== store);
  if (Object.values(Market).some(isWithoutPicture)) return [{ path: 'pictures', key: 'product.storePictureRequired' }];
  return pictures.flatMap(({ altKo, altEn }, index) =>
    check([
      [`pictures.${index}.altKo`, altKo, ...text('product.altRequired')],
      [`pictures.${index}.altEn`, altEn, ...text('product.altRequired')],
    ]),
  );
}

const isWithin = (value: number, maximum: number) => Number.isSafeInteger(value) && value >= 1 && value <= maximum;

/** A unit without weight or size could not be packed. */
function packedUnitFailures(unit: PackedUnit | null): FieldFailure[] {
  if (unit === null) return [];
  const sides = PACKED_SIDES.filter((side) => !isWithin(unit[side], MAXIMUM_PACKED_MM));
  return [
    ...(isWithin(unit.weightGrams, MAXIMUM_PACKED_GRAMS)
      ? []
      : [{ path: 'packedUnit.weightGrams', key: 'product.weightInvalid' as const }]),
    ...sides.map((side) => ({ path: `packedUnit.${side}`, key: 'product.sideInvalid' as const })),
  ];
}

/** Contents must be whole and positive numbers, or they have no price per measure (CATALOGUE-21). */
function contentsFailures(contents: ProductContents | null | undefined): FieldFailure[] {
  if (!contents) return [];
  const { kind, amount, packs } = contents;
  return [
    ...(kind in ContentsKind ? [] : [{ path: 'contents.kind', key: 'product.contentsKindInvalid' as const }]),
    ...(isWithin(amount, MAXIMUM_CONTENTS_AMOUNT)
      ? []
      : [{ path: 'contents.amount', key: 'product.contentsAmountInvalid' as const }]),
    ...(isWithin(packs, MAXIMUM_PACKS) ? [] : [{ path: 'contents.packs', key: 'product.packsInvalid' as const }]),
  ];
}

/** A product in both languages, with a price in each store; the price may be missing for a draft in a closed store. */
export function validateProduct(
  fields: ProductFields,
  open: readonly Market[] = Object.values(Market),
): FieldFailure[] {
  const { slug, titleKo, titleEn, subtitleKo, subtitleEn } = fields;
  return [
    ...check([
      ['titleKo', titleKo, ...text('product.titleRequired')],
      ['titleEn', titleEn, ...text('product.titleRequired')],
      ['subtitleKo', subtitleKo, ...text('product.subtitleRequired')],
      ['subtitleEn', subtitleEn, ...text('product.subtitleRequired')],
      ['slug', slug, required('product.slugInvalid'), shortEnough(MAXIMUM_SLUG_LENGTH), slugRule],
    ]),
    ...priceFailures('kr', fields.kr, open.includes('KR')),
    ...priceFailures('us', fields.us, open.includes('US')),
    ...contentsFailures(fields.contents),
    ...packedUnitFailures(fields.packedUnit),
    ...pictureFailures(fields.pictures),
    ...sectionFailures(fields.sections),
    ...validateFacts(fields),
    ...validateDiscovery(fields),
  ];
}

/** Opening stock of a new product in each store. */
export function validateOpeningStock(units: Readonly<Record<'kr' | 'us', number>>): FieldFailure[] {
  return (['kr', 'us'] as const).flatMap((store) =>
    Number.isSafeInteger(units[store]) && units[store] >= 0 && units[store] <= MAXIMUM_STOCK
      ? []
      : [{ path: `${store}.quantity`, key: 'stockQuantity.notNumeric' as const }],
  );
}
