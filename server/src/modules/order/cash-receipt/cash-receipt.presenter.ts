import type { CashReceiptRecord } from './cash-receipt.record.ts';
import type { CashReceiptType } from './cash-receipt.types.ts';

export function presentCashReceipt({ kind, maskedNumber, issued }: CashReceiptRecord): CashReceiptType {
  return { kind, maskedNumber, issueNumber: issued?.number ?? null, issuedOn: issued?.on ?? null };
}
