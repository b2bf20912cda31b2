import type { Market } from '@eunbit/schema/market';
import { DelayReason } from '@eunbit/schema/order';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { DelayInput } from '../../../gql/graphql.ts';
import type { OrderAction } from '../../../urls/orders.urls.ts';

/** Form values of a delay. */
export interface StatusDraft {
  readonly reason: DelayReason | '';
  /** A calendar day, `2026-03-02`, or empty. */
  readonly until: string;
  readonly detail: string;
  /** Due date of a deposit, or empty. */
  readonly payUntil: string;
}

export const EMPTY_DRAFT: StatusDraft = { reason: '', until: '', detail: '', payUntil: '' };

interface DraftSituation {
  readonly market: Market;
  readonly now: Date;
}

/** The first error of a draft. */
export function findDraftProblems(
  action: OrderAction,
  draft: StatusDraft,
  { market, now }: DraftSituation,
): readonly FieldFailure[] {
  if (action !== 'delay') return [];
  if (!draft.reason) return [{ path: 'reason', key: 'delay.required' }];
  if (draft.until && draft.until < firstDayAfter(now, market)) return [{ path: 'until', key: 'delay.past' }];
  const today = storeDayFormat(market).format(now);
  if (draft.payUntil && validatePaymentDue(draft.payUntil, today).length > 0) {
    return [{ path: 'payUntil', key: 'paymentDue.invalid' }];
  }
  return [];
}

/** The day after `now` in the market's time zone, `2026-03-02`. */
export function firstDayAfter(now: Date, market: Market): string {
  const today = storeDayFormat(market).format(now);
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return tomorrow.toISOString().slice(0, 10);
}

/** The part of the mutation's input that the form fills. */
export function toStatusInput(action: OrderAction, draft: StatusDraft): { readonly delay?: DelayInput } {
  if (action !== 'delay' || !draft.reason) return {};
  // Noon in UTC is the same calendar day in Seoul and in New York.
  const until = draft.until ? `${draft.until}T12:00:00.000Z` : null;
  const due = draft.payUntil ? { paymentDueOn: draft.payUntil } : {};
  return { delay: { reason: draft.reason, until, detail: draft.detail.trim() || null, ...due } };
}

export const DELAY_REASONS = Object.values(DelayReason);
