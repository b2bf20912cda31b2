import type { ProductGroup } from '@eunbit/schema/catalogue';
import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, FIND_QUESTIONS, questionOf, type SuitTag } from '@eunbit/schema/product-discovery';
import type { ProductSort } from '@eunbit/schema/product-list';

/** What lists are filtered and sorted by. */
export interface ListedProduct {
  readonly suits: readonly SuitTag[];
  /** Null if no contents are stated. */
  readonly kind: ContentsKind | null;
  readonly price: number;
  /** Rises with each product that is added. */
  readonly number: number;
  /** Units sold recently in the store. */
  readonly unitsSold: number;
  /** Staff have marked it as a best seller. */
  readonly isBestseller: boolean;
  readonly isOrderable: boolean;
}

/** Conditions for listed products. */
export interface ProductFilter {
  /** Undefined for all groups. */
  readonly group?: ProductGroup | undefined;
  /** Undefined for all products. */
  readonly numbers?: readonly number[] | undefined;
  /** A product must have all of them, even several answers to one question. */
  readonly suits: readonly SuitTag[];
  readonly kind: ContentsKind | null;
  readonly isInStock: boolean;
}

const isOfKind = ({ kind }: ListedProduct, wanted: ContentsKind | null) => wanted === null || kind === wanted;
const isInStock = ({ isOrderable }: ListedProduct, isWanted: boolean) => isOrderable || !isWanted;
const suitsAll = ({ suits }: ListedProduct, wanted: readonly SuitTag[]) => wanted.every((tag) => suits.includes(tag));

export function isListed(product: ListedProduct, filter: ProductFilter): boolean {
  return isOfKind(product, filter.kind) && isInStock(product, filter.isInStock) && suitsAll(product, filter.suits);
}

/** Number of products for each choice, with the rest of the filter unchanged. Choices without products are left out. */
export interface ChoiceCounts {
  readonly suits: readonly { readonly tag: SuitTag; readonly count: number }[];
  readonly kinds: readonly { readonly kind: ContentsKind; readonly count: number }[];
  readonly inStock: number;
}

/** Counts choices of a list. An answer replaces the previous answer to its question. */
export function countChoices(products: readonly ListedProduct[], filter: ProductFilter): ChoiceCounts {
  const withAny = products.filter((product) => isOfKind(product, filter.kind) && isInStock(product, filter.isInStock));
  const suits = FIND_QUESTIONS.flatMap((question) => {
    const others = filter.suits.filter((tag) => questionOf(tag) !== question);
    const left = withAny.filter((product) => suitsAll(product, others));
    return FIND_ANSWERS[question].map((tag) => ({ tag, count: left.filter((one) => one.suits.includes(tag)).length }));
  });
  const ofAnyKind = products.filter((product) => isListed(product, { ...filter, kind: null }));
  const kinds = Object.values(ContentsKind).map((kind) => {
    return { kind, count: ofAnyKind.filter((product) => product.kind === kind).length };
  });
  return {
    suits: suits.filter(({ count }) => count > 0),
    kinds: kinds.filter(({ count }) => count > 0),
    inStock: products.filter((product) => isListed(product, { ...filter, isInStock: true })).length,
  };
}

/** Orderable products come first. */
const byOrderable = (one: ListedProduct, other: ListedProduct) => Number(other.isOrderable) - Number(one.isOrderable);

/** Products marked as best sellers come first. */
export const byMark = (one: Pick<ListedProduct, 'isBestseller'>, other: Pick<ListedProduct, 'isBestseller'>) =>
  Number(other.isBestseller) - Number(one.isBestseller);

const ORDERS: Readonly<Record<ProductSort, (one: ListedProduct, other: ListedProduct) => number>> = {
  SHOP_ORDER: () => 0,
  MARKED_FIRST: byMark,
  RECOMMENDED: byOrderable,
  BEST_SELLERS: (one, other) => byOrderable(one, other) || other.unitsSold - one.unitsSold || byMark(one, other),
  NEWEST: (one, other) => byOrderable(one, other) || other.number - one.number,
  LOWEST_PRICE: (one, other) => byOrderable(one, other) || one.price - other.price,
  HIGHEST_PRICE: (one, other) => byOrderable(one, other) || other.price - one.price,
};

/** Sorts products; the sort is stable. */
export function sortListed<Product extends ListedProduct>(products: readonly Product[], sort: ProductSort): Product[] {
  return products.toSorted(ORDERS[sort]);
}
