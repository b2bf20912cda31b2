import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { type BankSettings, findBank } from '@eunbit/schema/shop-settings';
import { countedDeposits, type DepositRecord, type OrderRecord } from '../order/index.ts';
import { type BankType, presentBank } from '../purchase/index.ts';
import type { OrderDepositType } from './deposit.types.ts';
import { findRemoval } from './deposit-rules.ts';

interface Reading {
  /** Removed deposits are shown to staff only. */
  readonly isStaff: boolean;
  readonly banks: BankSettings;
  readonly language: Language;
}

/** The deposits of an order, oldest first. */
export function presentDeposits(order: OrderRecord, { isStaff, banks, language }: Reading): OrderDepositType[] {
  const { market, payment } = order;
  const currency = CURRENCY_BY_MARKET[market];
  const toBank = (bankId: string) => {
    const own = payment.depositAccount?.id === bankId ? payment.depositAccount : null;
    return (own ?? findBank(banks, bankId))?.name[language] ?? null;
  };
  const present = ({
    id,
    amount,
    receivedOn,
    depositorName,
    bankId,
    statementLineId,
    at,
    by,
    removed,
  }: DepositRecord) => ({
    id,
    amount: { amount, currency },
    receivedOn,
    depositorName,
    bankName: toBank(bankId),
    isFromStatement: statementLineId !== null,
    recordedAt: at,
    removal: removed ?? null,
    isRemovable: isStaff && findRemoval(order, id) !== null,
    by,
  });
  return (isStaff ? (payment.deposits ?? []) : countedDeposits(payment.deposits)).map(present);
}

/** The accounts that staff may select: those of the shop, and the one shown to the depositor. */
export function presentDepositBanks({ payment }: OrderRecord, { isStaff, banks, language }: Reading): BankType[] {
  if (!isStaff || payment.method !== 'DEPOSIT') return [];
  const ordered = payment.depositAccount;
  const accounts = ordered && !findBank(banks, ordered.id) ? [ordered, ...banks.accounts] : banks.accounts;
  return accounts.map((bank) => presentBank(bank, language));
}
