import type { Market } from '@eunbit/schema/market';
import type { WorkKind } from '@eunbit/schema/work';
import type { Waiting } from '../../common/waiting.ts';

/** Work of one kind in one store, or in both if `market` is null. */
export interface Work extends Waiting {
  readonly kind: WorkKind;
  readonly market: Market | null;
}

/**
 * Rank for sorting: work with a waiting time first, then work without one, then reviews, then empty work. Reviews need no reply,
 * so an old review does not rank above a new order.
 */
function rankOf({ kind, count, oldestAt }: Work): number {
  if (count === 0) return 3;
  if (kind === 'REVIEWS') return 2;
  return oldestAt ? 0 : 1;
}

/** Sorts work by waiting time, longest first (COLLABORATION-12); the sort is stable. */
export function sortWork(work: readonly Work[]): Work[] {
  const since = ({ oldestAt }: Work) => oldestAt?.getTime() ?? 0;
  return [...work].sort((one, other) => {
    const ranks = rankOf(one) - rankOf(other);
    return ranks !== 0 || rankOf(one) > 0 ? ranks : since(one) - since(other);
  });
}
