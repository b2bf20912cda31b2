import type { Units } from '@eunbit/schema/fulfilment';
import type { AuditEvent } from '../audit/index.ts';
import type { LedgerRecord } from '../ledger/index.ts';
import type { ReturnedUnits } from '../stock/index.ts';
import type { OrderEmailBuilder } from './emails/order-email-builder.ts';
import type { OrderRecord } from './order.record.ts';

type EmailOf<Kind extends keyof OrderEmailBuilder> =
  Parameters<OrderEmailBuilder[Kind]> extends [OrderRecord, ...infer About] ? readonly [Kind, ...About] : never;

/** An email about an order: the name of the function that builds it, and what that is told beside the order. */
export type OrderEmail = { [Kind in keyof OrderEmailBuilder]: EmailOf<Kind> }[keyof OrderEmailBuilder];

/** A line of the activity log, of the order that is changed. */
type LogEntry = Omit<AuditEvent, 'subject' | 'subjectId'>;

/** Units that do not go to the customer, or come back from them: on the shelf again, or written off. */
export interface UnitsBack {
  readonly lines: ReturnedUnits['lines'];
  /** Id of the member of staff; null for the buyer or the shop. */
  readonly by: string | null;
  readonly cause: 'RETURN' | 'CANCELLATION';
}

/** Units of an order that is cancelled, or of which less is sent, on the shelf again. */
export const backOnShelf = (units: readonly Units[], by: string | null): UnitsBack => ({
  lines: units.map(({ productId, quantity }) => ({ productId, restocked: quantity, writtenOff: 0 })),
  by,
  cause: 'CANCELLATION',
});

/** What is written together with a change of an order, each by its owner, in the same transaction. */
export interface OrderEffects {
  readonly emails?: readonly OrderEmail[];
  /** When the emails are sent at the earliest; missing for at once. */
  readonly emailsDueAt?: Date;
  /** Emails of the order as it was that wait to be sent, and are not after all. Where one has begun, nothing is changed: throws EmailBegunError. */
  readonly withdrawnEmails?: readonly OrderEmail[];
  /** Units that leave the stock of its store again. Where they are not there, nothing is changed: throws ShortageError. */
  readonly unitsSold?: readonly Units[];
  readonly unitsBack?: readonly UnitsBack[];
  /** Movements of money; the sums of the payment follow from them. */
  readonly ledger?: readonly LedgerRecord[];
  /** What staff did, for the activity log. */
  readonly audit?: readonly LogEntry[];
}

/** What an order becomes, with what comes of that. */
export interface OrderChange<Own = unknown> {
  readonly order: OrderRecord;
  readonly effects?: OrderEffects;
  /** What was decided of what the caller writes itself in the same transaction. */
  readonly own?: Own;
}

/** Why an order stays as it is; `conflict` where it is no longer what the caller saw, or others change it again and again. */
export type Unchanged<Refusal> = { readonly refused: Refusal } | { readonly conflict: OrderRecord };

export type Decision<Refusal, Own = unknown> = OrderChange<Own> | Unchanged<Refusal>;

/**
 * A rule: the same order, input and time give the same decision. It asks nobody and writes nothing. Where it has to know of
 * records that belong to the order, and change with it alone, a promise may read them first.
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

/** Two changes as one: `next` is of the order that the first makes. */
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
