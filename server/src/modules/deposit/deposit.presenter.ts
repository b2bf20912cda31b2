import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { type BankSettings, findBank } from '@eunbit/schema/shop-settings';
import { countedDeposits, type DepositRecord } from '../order/deposits.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderDepositType } from './deposit.types.ts';

interface Reading {
  /** Shoppers do not see what was recorded by mistake. */
  readonly isStaff: boolean;
  readonly banks: BankSettings;
  readonly language: Language;
}

/** The deposits of an order, oldest first. */
export function presentDeposits(
  { market, payment }: OrderRecord,
  { isStaff, banks, language }: Reading,
): OrderDepositType[] {
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
    by,
  });
  return (isStaff ? (payment.deposits ?? []) : countedDeposits(payment.deposits)).map(present);
}
