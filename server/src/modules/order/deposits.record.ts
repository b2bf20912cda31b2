import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { nextStatuses } from '@eunbit/schema/order';
import { MAXIMUM_DEPOSITS } from '@eunbit/schema/validation-deposit';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { OrderRecord } from './order.record.ts';

const entry = { _id: false, id: false } as const;

/** Why staff took a deposit out of the books again; immutable. */
const removalSchema = recordSchema(
  {
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  entry,
);
type DepositRemovalRecord = RecordOf<typeof removalSchema>;

/** A transfer into an account of the shop, as staff have seen it there. */
export const depositSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** In won. */
    amount: { type: Number, required: true },
    /** The day on which it came, `YYYY-MM-DD`. */
    receivedOn: { type: String, required: true },
    depositorName: { type: String, required: true },
    bankId: { type: String, required: true },
    /** The line of a bank statement that it was recorded from; null if somebody typed it in. */
    statementLineId: { type: String, default: null },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    /** Missing while it counts. Entries are never deleted, so that the books can be read beside them. */
    removed: { type: stores<DepositRemovalRecord | null>(removalSchema), default: undefined },
  },
  entry,
);
export type DepositRecord = RecordOf<typeof depositSchema>;

/** The deposits that count. */
export function countedDeposits(deposits: readonly DepositRecord[] | undefined): readonly DepositRecord[] {
  return (deposits ?? []).filter(({ removed }) => !removed);
}

/** Why an order takes no deposit; null if it does. Whatever has left unpaid is still to be paid (PAYMENT-29). */
export function whyNotTaken({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): ApiMessageKey | null {
  const { method, status: paid, deposits = [] } = payment;
  if (method !== 'DEPOSIT') return 'deposit.notTaken';
  const isOpen = nextStatuses(status).length > 0 || paid === 'AWAITING_PAYMENT';
  if (!isOpen || (paid !== 'AWAITING_PAYMENT' && paid !== 'PAID')) return 'deposit.closed';
  return deposits.length >= MAXIMUM_DEPOSITS ? 'deposit.tooMany' : null;
}
