import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { nextStatuses } from '@eunbit/schema/order';
import { MAXIMUM_DEPOSITS } from '@eunbit/schema/validation-deposit';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { OrderRecord } from './order.record.ts';

const entry = { _id: false, id: false } as const;

/** Why staff removed a deposit that was recorded by mistake; immutable. */
const removalSchema = recordSchema(
  {
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  entry,
);
type DepositRemovalRecord = RecordOf<typeof removalSchema>;

/** A transfer into an account of the shop, as recorded by staff. */
export const depositSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** In won. */
    amount: { type: Number, required: true },
    /** The day on which it came, `YYYY-MM-DD`. */
    receivedOn: { type: String, required: true },
    depositorName: { type: String, required: true },
    bankId: { type: String, required: true },
    /** The bank statement line that it was recorded from; null if entered by hand. */
    statementLineId: { type: String, default: null },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    /** Missing while the deposit counts. Entries are never deleted, so that they can be compared with the ledger. */
    removed: { type: stores<DepositRemovalRecord | null>(removalSchema), default: undefined },
  },
  entry,
);
export type DepositRecord = RecordOf<typeof depositSchema>;

/** The deposits that were not removed. */
export function countedDeposits(deposits: readonly DepositRecord[] | undefined): readonly DepositRecord[] {
  return (deposits ?? []).filter(({ removed }) => !removed);
}

/** Why no deposit can be recorded for an order; null if one can. An order shipped unpaid can still be paid (PAYMENT-29). */
export function whyNotTaken({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): ApiMessageKey | null {
  const { method, status: paid, deposits = [] } = payment;
  if (method !== 'DEPOSIT') return 'deposit.notTaken';
  const isOpen = nextStatuses(status).length > 0 || paid === 'AWAITING_PAYMENT';
  if (!isOpen || (paid !== 'AWAITING_PAYMENT' && paid !== 'PAID')) return 'deposit.closed';
  return deposits.length >= MAXIMUM_DEPOSITS ? 'deposit.tooMany' : null;
}
