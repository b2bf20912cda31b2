import type { Language } from '@eunbit/schema/market';
import { isSampleText } from '@eunbit/schema/sample-data';
import type { Bank } from '@eunbit/schema/shop-settings';
import type { BankType } from './bank.types.ts';

export function presentBank(bank: Bank, language: Language): BankType {
  return { ...bank, name: bank.name[language], isSample: isSampleText(bank.accountNumber) };
}
