import type { DepositDifference, StatementField, UnreadableReason } from '@eunbit/schema/bank-statement';
import type { MessageId } from '../../gql/message-id.ts';

export const DIFFERENCE_TEXT: Readonly<Record<DepositDifference, MessageId>> = {
  NAME_DIFFERS: 'bankStatements.difference.name',
  AMOUNT_SHORT: 'bankStatements.difference.short',
  AMOUNT_SURPLUS: 'bankStatements.difference.surplus',
  ORDER_PAID: 'bankStatements.difference.paid',
  ORDER_CANCELLED: 'bankStatements.difference.cancelled',
  BEFORE_ORDER: 'bankStatements.difference.before',
  LONG_AFTER_ORDER: 'bankStatements.difference.late',
  OTHER_ORDER_FITS: 'bankStatements.difference.otherOrder',
  OTHER_DEPOSIT_FITS: 'bankStatements.difference.otherDeposit',
  SAME_DEPOSIT_BOOKED: 'bankStatements.difference.booked',
};

export const UNREADABLE_TEXT: Readonly<Record<UnreadableReason, MessageId>> = {
  DATE: 'bankStatements.unreadable.date',
  AMOUNT: 'bankStatements.unreadable.amount',
  CHARACTERS: 'bankStatements.unreadable.characters',
  TOO_OLD: 'bankStatements.unreadable.tooOld',
  IN_FUTURE: 'bankStatements.unreadable.inFuture',
};

export const COLUMN_TEXT: Readonly<Record<StatementField, MessageId>> = {
  date: 'bankStatements.column.date',
  time: 'bankStatements.column.time',
  amount: 'bankStatements.column.amount',
  depositorName: 'bankStatements.column.depositorName',
  kind: 'bankStatements.column.kind',
  balance: 'bankStatements.column.balance',
  memo: 'bankStatements.column.memo',
};
