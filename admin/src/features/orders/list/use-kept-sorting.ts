import { ORDER_PAGE_SIZES, OrderSort } from '@eunbit/schema/order-list';
import { useEffect, useState } from 'react';
import { useKeptChoice } from '../../../app/use-kept-choice.ts';
import type { OrderListView } from '../../../urls/orders.urls.ts';

/** Sorting and page size of order lists, independent of the filter. */
type Sorting = Pick<OrderListView, 'sort' | 'size'>;

/** Null if nothing is stored, or the value comes from another version. */
export function parseSorting(kept: unknown): Sorting | null {
  const { sort, size } = (kept ?? {}) as Partial<Record<keyof Sorting, unknown>>;
  if (typeof sort !== 'string' || !Object.hasOwn(OrderSort, sort)) return null;
  return ORDER_PAGE_SIZES.some((known) => known === size) ? { sort: sort as OrderSort, size: size as number } : null;
}

/**
 * Stores sorting and page size, once changed, for the signed-in person. Returns the stored values if the address has none; null
 * once they are applied.
 */
export function useKeptSorting({ sort, size }: Sorting, isPlain: boolean): Sorting | null {
  const [kept, keep] = useKeptChoice('orderSorting', parseSorting);
  const [first, setFirst] = useState(isPlain ? kept : null);
  const [last, setLast] = useState({ sort, size });
  const isToMove = first !== null && (first.sort !== sort || first.size !== size);
  useEffect(
    function keepChange() {
      if (isToMove) return;
      setFirst(null);
      if (last.sort === sort && last.size === size) return;
      setLast({ sort, size });
      keep({ sort, size });
    },
    [isToMove, last, keep, sort, size],
  );
  return isToMove ? first : null;
}
