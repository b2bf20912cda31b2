import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { nextStatuses } from '@eunbit/schema/order';
import { MAXIMUM_DEPOSITS } from '@eunbit/schema/validation-deposit';
import { Schema } from 'mongoose';
import type { OrderRecord } from './order.record.ts';

/** Why staff took a deposit out of the books again; immutable. */
export interface DepositRemovalRecord {
  reason: string;
  at: Date;
  by: string;
}

/** A transfer into an account of the shop, as staff have seen it there. */
export interface DepositRecord {
  id: string;
  /** In won. */
  amount: number;
  /** The day on which it came, `YYYY-MM-DD`. */
  receivedOn: string;
  depositorName: string;
  bankId: string;
  /** The line of a bank statement that it was recorded from; null where somebody typed it in. */
  statementLineId: string | null;
  at: Date;
  by: string;
  /** Missing while it counts. Entries are never deleted, so that the books can be read beside them. */
  removed?: DepositRemovalRecord | null;
}

/** The deposits that count. */
export function countedDeposits(deposits: readonly DepositRecord[] | undefined): readonly DepositRecord[] {
  return (deposits ?? []).filter(({ removed }) => !removed);
}

/** Why an order takes no deposit; null where it does. Whatever has left unpaid is still to be paid (PAYMENT-29). */
export function whyNotTaken({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): ApiMessageKey | null {
  const { method, status: paid, deposits = [] } = payment;
  if (method !== 'DEPOSIT') return 'deposit.notTaken';
  const isOpen = nextStatuses(status).length > 0 || paid === 'AWAITING_PAYMENT';
  if (!isOpen || (paid !== 'AWAITING_PAYMENT' && paid !== 'PAID')) return 'deposit.closed';
  return deposits.length >= MAXIMUM_DEPOSITS ? 'deposit.tooMany' : null;
}

const entry = { _id: false, id: false } as const;

const removalSchema = new Schema<DepositRemovalRecord>(
  {
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  entry,
);

export const depositSchema = new Schema<DepositRecord>(
  {
    id: { type: String, required: true },
    amount: { type: Number, required: true },
    receivedOn: { type: String, required: true },
    depositorName: { type: String, required: true },
    bankId: { type: String, required: true },
    statementLineId: { type: String, default: null },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    removed: { type: removalSchema, default: undefined },
  },
  entry,
);
