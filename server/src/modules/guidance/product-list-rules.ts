import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, FIND_QUESTIONS, questionOf, type SuitTag } from '@eunbit/schema/product-guidance';
import type { ProductSort } from '@eunbit/schema/product-list';

/** What lists are filtered and sorted by. */
export interface ListedProduct {
  readonly suits: readonly SuitTag[];
  /** Null where no contents are stated. */
  readonly kind: ContentsKind | null;
  readonly price: number;
  /** Rises with each product that is added. */
  readonly number: number;
  /** Lately, in the store. */
  readonly unitsSold: number;
  /** Staff have marked it as a best seller. */
  readonly isBestseller: boolean;
  readonly isOrderable: boolean;
}

/** A product is listed if it has all of it. */
export interface ProductListFilter {
  /** Several of one question are all wanted. */
  readonly suits: readonly SuitTag[];
  readonly kind: ContentsKind | null;
  readonly isInStock: boolean;
}

const isOfKind = ({ kind }: ListedProduct, wanted: ContentsKind | null) => wanted === null || kind === wanted;
const isInStock = ({ isOrderable }: ListedProduct, isWanted: boolean) => isOrderable || !isWanted;
const suitsAll = ({ suits }: ListedProduct, wanted: readonly SuitTag[]) => wanted.every((tag) => suits.includes(tag));

export function isListed(product: ListedProduct, filter: ProductListFilter): boolean {
  return isOfKind(product, filter.kind) && isInStock(product, filter.isInStock) && suitsAll(product, filter.suits);
}

/** Products that a choice leaves, with everything else as it is chosen. Choices that leave none are not named. */
export interface ChoiceCounts {
  readonly suits: readonly { readonly tag: SuitTag; readonly count: number }[];
  readonly kinds: readonly { readonly kind: ContentsKind; readonly count: number }[];
  readonly inStock: number;
}

/** Counts choices of a list. An answer replaces the one that was given to its question. */
export function countChoices(products: readonly ListedProduct[], filter: ProductListFilter): ChoiceCounts {
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

const ORDERS: Readonly<Record<ProductSort, (one: ListedProduct, other: ListedProduct) => number>> = {
  RECOMMENDED: () => 0,
  BEST_SELLERS: (one, other) =>
    other.unitsSold - one.unitsSold || Number(other.isBestseller) - Number(one.isBestseller),
  NEWEST: (one, other) => other.number - one.number,
  LOWEST_PRICE: (one, other) => one.price - other.price,
  HIGHEST_PRICE: (one, other) => other.price - one.price,
};

/** Sorts products that are in shop order, which stays among equals. What cannot be ordered comes last. */
export function sortListed<Product extends ListedProduct>(products: readonly Product[], sort: ProductSort): Product[] {
  const compare = ORDERS[sort];
  return products.toSorted((one, other) => Number(other.isOrderable) - Number(one.isOrderable) || compare(one, other));
}
