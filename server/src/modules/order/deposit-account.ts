import { BRAND } from '@eunbit/schema/brand';
import { type Bank, bankById } from '../purchase/banks.ts';
import { virtualAccountBankById } from '../purchase/virtual-account-banks.ts';
import type { PaymentRecord } from './order.record.ts';

/** The account for a deposit: the company's, or the order's virtual account. Null for card payments. */
export function getDepositAccount({ bankId, virtualAccount }: PaymentRecord): Bank | null {
  if (!virtualAccount) return bankById(bankId);
  const bank = virtualAccountBankById(bankId);
  if (!bank) return null;
  const { accountNumber } = virtualAccount;
  return { id: bank.id, name: bank.name, accountNumber, accountHolder: BRAND.company.ko };
}
