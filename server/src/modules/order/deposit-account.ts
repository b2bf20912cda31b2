import { type Bank, DEFAULT_SHOP_SETTINGS, findBank } from '@eunbit/schema/shop-settings';
import { virtualAccountBankById } from '../purchase/virtual-account-banks.ts';
import type { PaymentRecord } from './order.record.ts';

/**
 * The account for a deposit as the depositor was told: the company's, or the order's virtual account. Null for card
 * payments. Orders older than the copy were placed when the accounts stood in the code.
 */
export function getDepositAccount({ bankId, depositAccount, virtualAccount }: PaymentRecord): Bank | null {
  if (depositAccount) return depositAccount;
  const { banks, company } = DEFAULT_SHOP_SETTINGS;
  if (!virtualAccount) return findBank(banks, bankId);
  const bank = virtualAccountBankById(bankId);
  if (!bank) return null;
  const { accountNumber } = virtualAccount;
  return { id: bank.id, name: bank.name, accountNumber, accountHolder: company.name.ko };
}
