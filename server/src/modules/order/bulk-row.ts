import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { type CodedRefusal, refusalKey } from '../../common/refusal.ts';
import type { Shortage } from '../stock/index.ts';
import type { Changed } from './decision.ts';
import type { OrderError, OrderRefusal } from './order.errors.ts';
import type { OrderRecord } from './order.record.ts';

/** Result for one order of a bulk operation. */
export interface BulkRow {
  readonly number: string;
  /** The order as it is now; null if it does not exist. */
  readonly order: OrderRecord | null;
  /** Null if it was changed; `failed` if a retry may succeed. */
  readonly problem: CodedRefusal<OrderError['code']> | 'failed' | null;
  /** The units that are missing, if that is the problem; the message of its key names their products. */
  readonly shortages?: readonly Shortage[];
  /** Message about a change that was made. */
  readonly note?: ApiMessageKey;
}

export const unknownRow = (number: string): BulkRow => ({
  number,
  order: null,
  problem: { code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
});

/** The row for a result of `changeOrder`; `before` is the order that the decision was based on. */
export function toBulkRow(
  number: string,
  changed: Changed<OrderRefusal> | null,
  before: OrderRecord | null,
  conflictKey: ApiMessageKey = 'order.conflict',
): BulkRow {
  if (!changed) return unknownRow(number);
  if ('order' in changed) return { number, order: changed.order, problem: null };
  if ('conflict' in changed) {
    return { number, order: changed.conflict, problem: { code: 'ORDER_CONFLICT', key: conflictKey } };
  }
  const { refused } = changed;
  const code = 'failures' in refused ? 'STATUS_TRANSITION_REFUSED' : refused.code;
  return { number, order: before, problem: { code, key: refusalKey(refused) } };
}
