import type { Language, Market } from '@eunbit/schema/market';
import type { MessageKey } from '@eunbit/schema/messages';
import { DelayReason } from '@eunbit/schema/order';
import { message } from '@eunbit/schema/staff-messages';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import type { DelayInput } from '../../../gql/graphql.ts';
import type { OrderAction } from '../../../urls/orders.urls.ts';

/** What is typed into the form of a delay. */
export interface StatusDraft {
  readonly reason: DelayReason | '';
  /** A calendar day, `2026-03-02`, or empty. */
  readonly until: string;
  readonly detail: string;
  /** Until which day a deposit is awaited, or empty. */
  readonly payUntil: string;
}

export const EMPTY_DRAFT: StatusDraft = { reason: '', until: '', detail: '', payUntil: '' };

type DraftField = 'reason' | 'until' | 'payUntil';

export interface DraftProblem {
  readonly field: DraftField;
  readonly text: string;
}

interface DraftSituation {
  readonly language: Language;
  readonly market: Market;
  readonly now: Date;
}

/** The first problem of a draft; null when it can be sent. */
export function findDraftProblem(
  action: OrderAction,
  draft: StatusDraft,
  { language, market, now }: DraftSituation,
): DraftProblem | null {
  const problem = (field: DraftField, key: MessageKey) => ({ field, text: message(key, language) });
  if (action === 'delay') {
    if (!draft.reason) return problem('reason', 'delay.required');
    if (draft.until && draft.until < firstDayAfter(now, market)) return problem('until', 'delay.past');
    const today = storeDayFormat(market).format(now);
    if (draft.payUntil && validatePaymentDue(draft.payUntil, today).length > 0) {
      return problem('payUntil', 'paymentDue.invalid');
    }
  }
  return null;
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
