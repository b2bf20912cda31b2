import { ASKED_CASH_RECEIPTS, type AskedCashReceipt, type CashReceiptRequest } from '@eunbit/schema/cash-receipt';
import { validateCashReceipt } from '@eunbit/schema/validation-cash-receipt';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';

type ReceiptDraft = Pick<CheckoutDraft, 'cashReceipt' | 'cashReceiptPersonal' | 'cashReceiptBusiness'>;

/** The requested receipt, or null if there is none. */
export function toCashReceipt(draft: ReceiptDraft): (CashReceiptRequest & { readonly kind: AskedCashReceipt }) | null {
  const kind = ASKED_CASH_RECEIPTS.find((asked) => asked === draft.cashReceipt);
  if (!kind) return null;
  return { kind, number: kind === 'PERSONAL' ? draft.cashReceiptPersonal : draft.cashReceiptBusiness };
}

/** The change of the draft for a kind of receipt: a personal one defaults to the order's mobile number. */
export function chooseReceipt(draft: ReceiptDraft, kind: AskedCashReceipt, phone: string): Partial<ReceiptDraft> {
  if (kind !== 'PERSONAL' || draft.cashReceiptPersonal !== '') return { cashReceipt: kind };
  const isMobile = validateCashReceipt({ kind, number: phone }).length === 0;
  return { cashReceipt: kind, cashReceiptPersonal: isMobile ? phone : '' };
}
