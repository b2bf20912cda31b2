import type { LedgerRecord } from './ledger.record.ts';
import type { LedgerEntryType } from './ledger.types.ts';
export function presentLedgerEntry({
  _id,
  currency,
  amount,
  disputeId = null,
  ...rest
}: LedgerRecord): LedgerEntryType {
  return { ...rest, disputeId, id: _id, amount: { amount, currency } };
}
