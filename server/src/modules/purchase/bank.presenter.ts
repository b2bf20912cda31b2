import type { Language } from '@eunbit/schema/market';
import type { BankType } from './bank.types.ts';
import type { Bank } from './banks.ts';

export function presentBank(bank: Bank, language: Language): BankType {
  return { ...bank, name: bank.name[language] };
}
