export { LedgerKind, type LedgerRecord } from './ledger.model.ts';
export type { LedgerServices } from './ledger.module.ts';
export type { LedgerService } from './ledger.service.ts';
export {
  deposited,
  depositRemoved,
  disputedThroughProvider,
  type LedgerMoney,
  type MoneySource,
  paidByTransfer,
  paidThroughProvider,
  partRefundedByTransfer,
  refundedByTransfer,
  refundedElsewhere,
  refundedThroughProvider,
  sumMoney,
  takenBackByBank,
  toMoneySource,
  trackedRefund,
  voided,
} from './ledger-entries.ts';
export { LEDGER_HEADINGS, ledgerRows } from './ledger-export.ts';
export { toLedgerRange } from './ledger-range.ts';
