import type { LedgerRecord } from './ledger.record.ts';
import type { LedgerEntryType } from './ledger.types.ts';
export function presentLedgerEntry({ _id, currency, amount, ...rest }: LedgerRecord): LedgerEntryType {
  return { ...rest, id: _id, amount: { amount, currency } };
}
