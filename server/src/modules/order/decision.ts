import type { Units } from '@eunbit/schema/fulfilment';
import type { AuditEvent } from '../audit/index.ts';
import type { LedgerRecord } from '../ledger/index.ts';
import type { ReturnedUnits } from '../stock/index.ts';
import type { OrderEmailBuilder } from './emails/order-email-builder.ts';
import type { OrderRecord } from './order.record.ts';

type EmailOf<Kind extends keyof OrderEmailBuilder> =
  Parameters<OrderEmailBuilder[Kind]> extends [OrderRecord, ...infer About] ? readonly [Kind, ...About] : never;

/** An email about an order: the name of the function that builds it, and its arguments besides the order. */
export type OrderEmail = { [Kind in keyof OrderEmailBuilder]: EmailOf<Kind> }[keyof OrderEmailBuilder];

/** An entry of the activity log about the changed order. */
type LogEntry = Omit<AuditEvent, 'subject' | 'subjectId'>;

/** Units that are not sent to the customer or are returned: put back into stock or written off. */
export interface UnitsBack {
  readonly lines: ReturnedUnits['lines'];
  /** Id of the member of staff; null for the buyer or the shop. */
  readonly by: string | null;
  readonly cause: 'RETURN' | 'CANCELLATION';
}

/** Puts units that are not sent back into stock, after a cancellation or edit. */
export const backOnShelf = (units: readonly Units[], by: string | null): UnitsBack => ({
  lines: units.map(({ productId, quantity }) => ({ productId, restocked: quantity, writtenOff: 0 })),
  by,
  cause: 'CANCELLATION',
});

/** The effects of an order change, each written by the module that owns it in the same transaction. */
export interface OrderEffects {
  readonly emails?: readonly OrderEmail[];
  /** Earliest time at which the emails are sent; missing if at once. */
  readonly emailsDueAt?: Date;
  /**
   * Queued emails, built from the order before the change, that must not be sent. If sending one has begun, nothing is changed
   * and EmailBegunError is thrown.
   */
  readonly withdrawnEmails?: readonly OrderEmail[];
  /**
   * Units to take from the stock of the order's store. If they are not available, nothing is changed and ShortageError is thrown.
   */
  readonly unitsSold?: readonly Units[];
  readonly unitsBack?: readonly UnitsBack[];
  /** Ledger entries; the sums of the payment are derived from them. */
  readonly ledger?: readonly LedgerRecord[];
  /** Staff actions for the activity log. */
  readonly audit?: readonly LogEntry[];
}

/** The changed order with its effects. */
export interface OrderChange<Own = unknown> {
  readonly order: OrderRecord;
  readonly effects?: OrderEffects;
  /** The part of the decision that the caller writes itself in the same transaction. */
  readonly own?: Own;
}

/** Why an order is not changed; `conflict` if it is no longer what the caller saw, or concurrent changes used up all attempts. */
export type Unchanged<Refusal> = { readonly refused: Refusal } | { readonly conflict: OrderRecord };

export type Decision<Refusal, Own = unknown> = OrderChange<Own> | Unchanged<Refusal>;

/**
 * A rule: the same order, input and time give the same decision, without side effects. It may return a promise to read records
 * that belong to the order and change only together with it.
 */
export type Decide<Refusal, Own = unknown> = (
  order: OrderRecord,
  now: Date,
) => Decision<Refusal, Own> | Promise<Decision<Refusal, Own>>;

/** The order as it was saved, or why it was not. */
export type Changed<Refusal> = { readonly order: OrderRecord } | Unchanged<Refusal>;

/** The order as it was saved; null if it was not. */
export const savedOrder = (changed: Changed<unknown> | null): OrderRecord | null =>
  changed && 'order' in changed ? changed.order : null;

const both = <T>(first: readonly T[] = [], second: readonly T[] = []): readonly T[] => [...first, ...second];

/** Combines two changes; `next` gets the order that the first one produces. */
export function andThen<Own>(first: OrderChange<Own>, next: (order: OrderRecord) => OrderChange): OrderChange<Own> {
  const second = next(first.order);
  const [one = {}, other = {}] = [first.effects, second.effects];
  return {
    ...first,
    order: second.order,
    effects: {
      ...one,
      ...other,
      emails: both(one.emails, other.emails),
      withdrawnEmails: both(one.withdrawnEmails, other.withdrawnEmails),
      unitsSold: both(one.unitsSold, other.unitsSold),
      unitsBack: both(one.unitsBack, other.unitsBack),
      ledger: both(one.ledger, other.ledger),
      audit: both(one.audit, other.audit),
    },
  };
}
