import type { Units } from '@eunbit/schema/fulfilment';
import type { ClientSession } from 'mongoose';
import type { AuditEvent } from '../audit/audit.service.ts';
import type { LedgerRecord } from '../ledger/ledger.record.ts';
import type { OrderEmailQueue } from './emails/order-email-queue.ts';
import type { OrderRecord } from './order.record.ts';
import type { PaymentRequestRecord } from './payment-requests.record.ts';

type EmailOf<Kind extends keyof OrderEmailQueue> =
  Parameters<OrderEmailQueue[Kind]> extends [ClientSession, OrderRecord, ...infer About]
    ? readonly [Kind, ...About]
    : never;

/** An email about an order: the name of its function in the queue, and what that is told beside the order. */
export type OrderEmail = { [Kind in keyof OrderEmailQueue]: EmailOf<Kind> }[keyof OrderEmailQueue];

/** A line of the activity log, of the order that is changed. */
type LogEntry = Omit<AuditEvent, 'subject' | 'subjectId'>;

/** What is written together with a change of an order, each by its owner, in the same transaction. */
export interface OrderEffects {
  readonly emails?: readonly OrderEmail[];
  /** Units that leave the stock of its store again. Where they are not there, nothing is changed: throws ShortageError. */
  readonly unitsSold?: readonly Units[];
  /** Movements of money; the sums of the payment follow from them. */
  readonly ledger?: readonly LedgerRecord[];
  /** What staff did, for the activity log. */
  readonly audit?: LogEntry | readonly LogEntry[];
  /** What its customer was asked to pay for, and cannot pay any more: what was held for it is given back. */
  readonly closedRequest?: PaymentRequestRecord;
  /** Of an order that is cancelled: the units that go back on the shelf, and the member of staff; null for the buyer or the shop. */
  readonly cancelled?: { readonly units: readonly Units[]; readonly by: string | null };
}

/** What an order becomes, with what comes of that. */
export interface OrderChange {
  readonly order: OrderRecord;
  readonly effects?: OrderEffects;
}

/** Why an order stays as it is; `conflict` where it is no longer what the caller saw, or others change it again and again. */
export type Unchanged<Refusal> = { readonly refused: Refusal } | { readonly conflict: OrderRecord };

export type Decision<Refusal> = OrderChange | Unchanged<Refusal>;

/** A rule: the same order, input and time give the same decision. It asks nobody and writes nothing. */
export type Decide<Refusal> = (order: OrderRecord, now: Date) => Decision<Refusal>;

/** The order as it was saved, or why it was not. */
export type Changed<Refusal> = { readonly order: OrderRecord } | Unchanged<Refusal>;

/** The order as it was saved; null where it was not. */
export const savedOrder = (changed: Changed<unknown> | null): OrderRecord | null =>
  changed && 'order' in changed ? changed.order : null;
