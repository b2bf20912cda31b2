import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AuditAction } from '@eunbit/schema/audit';
import { isStandingReturn, type ReturnLabelStatus, type ReturnStatus } from '@eunbit/schema/return';
import type { Refusal } from '../../common/refusal.ts';
import type { Values } from '../audit/index.ts';
import type { OrderChange, OrderRecord } from '../order/index.ts';
import type { ReturnNews } from './emails/return-emails.ts';
import type { ReturnRecord } from './return.model.ts';
import type { ReturnError } from './return.results.ts';

export interface ReturnWithOrder {
  readonly record: ReturnRecord;
  readonly order: OrderRecord;
}

/** A return with its order and the other returns of that, as they are when something is decided on it. */
export interface KnownReturn extends ReturnWithOrder {
  readonly others: readonly ReturnRecord[];
}

/** What becomes of a return, with its order: the return is written along with that. */
export type ReturnChange = OrderChange<ReturnRecord> & { readonly own: ReturnRecord };

/** Why a return stays as it is: a refusal, or the return as it is now with the message that says what has changed. */
export type ReturnRefusal =
  | Refusal<ReturnError['code']>
  | { readonly conflict: ReturnWithOrder; readonly key: ApiMessageKey };

/** An order without `own` leaves the return as it is: the step was taken before. */
export type ReturnDecision = ReturnChange | Pick<OrderChange, 'order'> | { readonly refused: ReturnRefusal };

export type ReturnResult = { readonly value: ReturnWithOrder } | { readonly refused: ReturnRefusal };

/** The return is no longer what the caller, or the job, has read. */
export const conflict = ({ order, record }: ReturnWithOrder, key: ApiMessageKey = 'return.stepRefused') =>
  ({ refused: { conflict: { order, record }, key } }) as const;

interface Step {
  /** Left out where the return stays in its state. */
  readonly to?: ReturnStatus;
  /** Id of the member of staff; null for the customer and for the shop. */
  readonly by: string | null;
  /** Of refusals. */
  readonly reason?: string;
  readonly set?: Partial<ReturnRecord>;
  /** What the customer is notified by email; nothing where left out. */
  readonly news?: ReturnNews;
  /** What the activity log keeps of what staff did. */
  readonly audit?: { readonly action: AuditAction; readonly after?: Values };
}

/**
 * Has the labels of a return looked at that leaves APPROVED: those that nobody needs any more are given back. One that is being
 * bought at this moment is looked at when its lease ends, or by whoever is buying it.
 */
function releaseLabel({ state, label }: ReturnRecord, to: ReturnStatus, now: Date): Partial<ReturnRecord> {
  const unused: readonly ReturnLabelStatus[] = isStandingReturn({ state: to }) ? ['FAILED'] : ['FAILED', 'BOUGHT'];
  if (state !== 'APPROVED' || !label || !unused.includes(label.state)) return {};
  return { label: { ...label, dueAt: now, attempts: 0 } };
}

function withState(record: ReturnRecord, { to, by, reason }: Step, now: Date): Partial<ReturnRecord> {
  if (!to) return {};
  const history = [...record.history, { state: to, at: now, by, reason: reason ?? null }];
  return { ...releaseLabel(record, to, now), state: to, history };
}

/** A step of a return with all that follows: everybody who follows its order hears of it. Whether it may be is for the caller to decide. */
export function takeStep(order: OrderRecord, record: ReturnRecord, step: Step, now: Date): ReturnChange {
  const { by, set, news, audit } = step;
  const after = { returnNumber: record.number, ...audit?.after };
  return {
    order: { ...order, returnsChangedAt: now },
    own: { ...record, ...withState(record, step, now), ...set },
    effects: {
      ...(news && { emails: [['returnUpdated', record.number, news]] }),
      ...(by && audit && { audit: [{ by, action: audit.action, after }] }),
    },
  };
}
