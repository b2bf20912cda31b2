import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, type SuitTag } from '@eunbit/schema/product-discovery';
import { OFFERED_SORTS, type OfferedSort } from '@eunbit/schema/product-list';
import { readPageNumber } from '../../components/page-number.ts';

/** Filters and sort order of a list. */
export interface ListChoice {
  readonly place: SuitTag | null;
  readonly kind: ContentsKind | null;
  readonly isUnscented: boolean;
  readonly isInStock: boolean;
  readonly sort: OfferedSort;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the choice from an address, which anybody can write, or from a form, whose fields have the same names. */
export function readListChoice(search: URLSearchParams): ListChoice {
  const read = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name)) ?? null;
  return {
    place: read('place', FIND_ANSWERS.place),
    kind: read('kind', Object.values(ContentsKind)),
    isUnscented: search.get('unscented') === '1',
    isInStock: search.get('stock') === '1',
    sort: read('sort', OFFERED_SORTS) ?? 'RECOMMENDED',
    page: readPageNumber(search),
  };
}

/** The address of the first page of a list with this choice; parameters without a choice are left out. */
export function listPath(path: string, { place, kind, isUnscented, isInStock, sort }: ListChoice): string {
  const chosen = Object.entries({
    place,
    kind,
    unscented: isUnscented ? '1' : null,
    stock: isInStock ? '1' : null,
    sort: sort === 'RECOMMENDED' ? null : sort,
  }).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`;
}

export function hasFilter({ place, kind, isUnscented, isInStock }: ListChoice): boolean {
  return place !== null || kind !== null || isUnscented || isInStock;
}

/** The choice as variables of the query. */
export function toListVariables({ place, kind, isUnscented, isInStock, sort, page }: ListChoice) {
  const suits: SuitTag[] = [...(place ? [place] : []), ...(isUnscented ? (['NO_SCENT'] as const) : [])];
  return { filter: { suits, kind, isInStock }, sort, page };
}
