import type { Language } from '@eunbit/schema/market';
import { findRefundBank } from '@eunbit/schema/refund-account';
import type { RefundAccountRecord } from './refund-account.record.ts';
import type { RefundAccountType } from './refund-account.types.ts';

export function presentRefundBank(code: string, language: Language): string {
  return findRefundBank(code)?.name[language] ?? code;
}

export function presentRefundAccount(account: RefundAccountRecord, language: Language): RefundAccountType {
  return { bankName: presentRefundBank(account.bankCode, language), maskedNumber: account.maskedNumber };
}
