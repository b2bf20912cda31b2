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

/** A return with its order and the other returns of the order, as input of a decision. */
export interface KnownReturn extends ReturnWithOrder {
  readonly others: readonly ReturnRecord[];
}

/** A changed return with its order: both are written together. */
export type ReturnChange = OrderChange<ReturnRecord> & { readonly own: ReturnRecord };

/** Why a return is unchanged: a refusal, or the current return with a message about what has changed. */
export type ReturnRefusal =
  | Refusal<ReturnError['code']>
  | { readonly conflict: ReturnWithOrder; readonly key: ApiMessageKey };

/** An order without `own` leaves the return unchanged: the step was taken before. */
export type ReturnDecision = ReturnChange | Pick<OrderChange, 'order'> | { readonly refused: ReturnRefusal };

export type ReturnResult = { readonly value: ReturnWithOrder } | { readonly refused: ReturnRefusal };

/** The return differs from what the caller, or the job, has read. */
export const conflict = ({ order, record }: ReturnWithOrder, key: ApiMessageKey = 'return.stepRefused') =>
  ({ refused: { conflict: { order, record }, key } }) as const;

interface Step {
  /** Absent if the status does not change. */
  readonly to?: ReturnStatus;
  /** Id of the staff member; null for the customer and the shop. */
  readonly by: string | null;
  /** Only for refusals. */
  readonly reason?: string;
  readonly set?: Partial<ReturnRecord>;
  /** The event that the customer is emailed about; absent if there is none. */
  readonly news?: ReturnNews;
  /** The activity log entry of a step by staff. */
  readonly audit?: { readonly action: AuditAction; readonly after?: Values };
}

/**
 * Makes the labels of a return due when it leaves APPROVED: those no longer needed are refunded. A label that is being bought is
 * handled when its lease ends, or by the process that is buying it.
 */
function releaseLabel({ status, label }: ReturnRecord, to: ReturnStatus, now: Date): Partial<ReturnRecord> {
  const unused: readonly ReturnLabelStatus[] = isStandingReturn({ status: to }) ? ['FAILED'] : ['FAILED', 'BOUGHT'];
  if (status !== 'APPROVED' || !label || !unused.includes(label.status)) return {};
  return { label: { ...label, dueAt: now, attempts: 0 } };
}

function withState(record: ReturnRecord, { to, by, reason }: Step, now: Date): Partial<ReturnRecord> {
  if (!to) return {};
  const history = [...record.history, { status: to, at: now, by, reason: reason ?? null }];
  return { ...releaseLabel(record, to, now), status: to, history };
}

/**
 * Applies a step to a return, with all its effects: subscribers of its order are notified. The caller has to check that the step
 * is allowed.
 */
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
