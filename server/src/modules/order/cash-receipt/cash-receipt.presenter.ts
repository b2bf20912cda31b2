import type { CashReceiptRecord } from './cash-receipt.record.ts';
import type { CashReceiptFailureType, CashReceiptType } from './cash-receipt.types.ts';

export function presentCashReceipt(receipt: CashReceiptRecord): CashReceiptType {
  const { kind, maskedNumber, issued, dueAt, cancelledAt } = receipt;
  return {
    kind,
    maskedNumber,
    issueNumber: issued?.number ?? null,
    issuedOn: issued?.on ?? null,
    url: issued?.url ?? null,
    isIssuedByItself: !issued && Boolean(dueAt),
    isCancelled: Boolean(cancelledAt),
  };
}

export function presentCashReceiptFailure({ failure, dueAt }: CashReceiptRecord): CashReceiptFailureType | null {
  return failure ? { ...failure, isFinal: !dueAt } : null;
}
