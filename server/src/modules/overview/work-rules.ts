import type { Market } from '@eunbit/schema/market';
import type { WorkKind } from '@eunbit/schema/work';
import type { Waiting } from '../../common/waiting.ts';

/** Work of one kind in one store, or in both where `market` is null. */
export interface Work extends Waiting {
  readonly kind: WorkKind;
  readonly market: Market | null;
}

/**
 * What has an age stands before what has none, and what is not there stands last. A review needs no answer: one of last
 * year does not stand above an order of today.
 */
function rankOf({ kind, count, oldestAt }: Work): number {
  if (count === 0) return 3;
  if (kind === 'REVIEWS') return 2;
  return oldestAt ? 0 : 1;
}

/** What has waited longest comes first (DESK-12); what is alike keeps its order. */
export function sortWork(work: readonly Work[]): Work[] {
  const since = ({ oldestAt }: Work) => oldestAt?.getTime() ?? 0;
  return [...work].sort((one, other) => {
    const ranks = rankOf(one) - rankOf(other);
    return ranks !== 0 || rankOf(one) > 0 ? ranks : since(one) - since(other);
  });
}
