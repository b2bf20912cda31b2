import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { findBank } from '@eunbit/schema/shop-settings';
import { type ReceivedDeposit, validateReceivedDeposit } from '@eunbit/schema/validation-deposit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { storeDay } from '../../common/store-time.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreated } from '../idempotency/idempotency.service.ts';
import { deposited, depositRemoved, voided } from '../ledger/ledger-entries.ts';
import { countedDeposits, type DepositRecord } from '../order/deposits.record.ts';
import { orderMoney } from '../order/emails/order-blocks.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import { findRemoval, isRepeat, stateAfterDeposit, whyNotTaken } from './deposit-rules.ts';

export interface NewDeposit extends ReceivedDeposit {
  readonly orderNumber: string;
  /** The line of a bank statement; null where somebody has typed the deposit in. */
  readonly statementLineId: string | null;
  /** How many deposits the order had when it was typed in; null where nobody looked. */
  readonly expectedDeposits: number | null;
  /** Whether it comes beside an equal one, which has been recorded already. */
  readonly isRepeatConfirmed: boolean;
  readonly staffId: string;
}

export type DepositOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' }
  /** The order takes no deposit, and why. */
  | { readonly outcome: 'closed'; readonly reason: ApiMessageKey }
  /** The line of the statement has been recorded already. */
  | { readonly outcome: 'duplicate' }
  /** Others have recorded a deposit since the order was looked at. */
  | { readonly outcome: 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] };

export type RemovalOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' | 'notRemoved' };

interface Removal {
  readonly orderNumber: string;
  readonly depositId: string;
  readonly reason: string;
  readonly staffId: string;
}

interface Deps {
  readonly connection: Connection;
  readonly orderPayments: OrderPayments;
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
  readonly shopSettings: CurrentSettings;
}

const NOT_KEPT: RecordCreated = async () => undefined;

/** The money of an order as the activity log tells it. */
const toLogged = (order: OrderRecord) => ({
  payment: order.payment.state,
  paid: orderMoney(order, order.payment.paidAmount),
});

/** Deposits that staff find on the accounts of the shop. */
export function createDepositService({ connection, orderPayments, orderEmails, audit, shopSettings }: Deps) {
  function validate(order: OrderRecord, deposit: NewDeposit, now: Date): FieldFailure[] {
    const { market, createdAt, payment } = order;
    const days = { from: storeDay(market, createdAt), to: storeDay(market, now) };
    const failures = validateReceivedDeposit(deposit, days);
    // An account that is no longer offered still takes the money of orders that were told it.
    const isKnown = deposit.bankId === payment.bankId || findBank(shopSettings.current.banks, deposit.bankId) !== null;
    if (isKnown || failures.some(({ path }) => path === 'bankId')) return failures;
    return [...failures, { path: 'bankId', key: 'bank.required' }];
  }

  /** Null if somebody has changed the money of the order since it was read. */
  function write(
    order: OrderRecord,
    deposit: DepositRecord,
    recordCreated: RecordCreated,
  ): Promise<OrderRecord | null> {
    const { payment } = order;
    const state = stateAfterDeposit(order, deposit.amount);
    return inTransaction(connection, async (session) => {
      const saved = await orderPayments.changeDeposits(session, order, {
        state,
        deposits: [...(payment.deposits ?? []), deposit],
        movements: [deposited(order, deposit, deposit.at)],
      });
      if (!saved) return null;
      const { id, amount, receivedOn, depositorName } = deposit;
      await audit.record(session, {
        by: deposit.by,
        action: 'ORDER_DEPOSIT_RECORDED',
        subject: 'ORDER',
        subjectId: order.number,
        before: toLogged(order),
        after: { ...toLogged(saved), deposit: orderMoney(saved, amount), receivedOn, depositorName },
      });
      if (payment.state !== 'PAID' && state === 'PAID') orderEmails.depositComplete(session, saved, id);
      await recordCreated(session, id);
      return saved;
    });
  }

  /** Null if somebody has changed the money of the order since it was read. */
  async function writeRemoval(
    order: OrderRecord,
    { deposit, state }: NonNullable<ReturnType<typeof findRemoval>>,
    removed: NonNullable<DepositRecord['removed']>,
  ): Promise<OrderRecord | null> {
    const { payment } = order;
    const { at, by, reason } = removed;
    // The line of the statement is free again: it belongs to another order, perhaps.
    const deposits = (payment.deposits ?? []).map((kept) =>
      kept.id === deposit.id ? { ...kept, statementLineId: null, removed } : kept,
    );
    return inTransaction(connection, async (session) => {
      const saved = await orderPayments.changeDeposits(session, order, {
        state,
        deposits,
        movements: [depositRemoved(order, deposit, at), ...(state === 'VOID' ? [voided(order, at)] : [])],
      });
      if (!saved) return null;
      await audit.record(session, {
        by,
        action: 'ORDER_DEPOSIT_REMOVED',
        subject: 'ORDER',
        subjectId: order.number,
        before: { ...toLogged(order), deposit: orderMoney(order, deposit.amount) },
        after: { ...toLogged(saved), reason },
      });
      return saved;
    });
  }

  return {
    /**
     * Records a deposit, with its entry in the ledger. Of two at once the later one is judged again, by how many deposits its
     * sender saw and by the one that came before it. `recordCreated` is told the id of the deposit in the transaction.
     */
    async record(deposit: NewDeposit, recordCreated: RecordCreated = NOT_KEPT): Promise<DepositOutcome> {
      const { orderNumber, amount, receivedOn, depositorName, bankId, statementLineId, staffId } = deposit;
      const { expectedDeposits } = deposit;
      for (;;) {
        const order = await orderPayments.byNumber(normaliseOrderNumber(orderNumber));
        if (!order) return { outcome: 'notFound' };
        if (countedDeposits(order.payment.deposits).some((kept) => isLine(kept, statementLineId))) {
          return { outcome: 'duplicate' };
        }
        if (expectedDeposits !== null && expectedDeposits !== (order.payment.deposits?.length ?? 0)) {
          return { outcome: 'conflict', order };
        }
        const reason = whyNotTaken(order);
        if (reason) return { outcome: 'closed', reason };
        const at = new Date();
        const failures = validate(order, deposit, at);
        if (failures.length > 0) return { outcome: 'invalid', failures };
        if (isRepeat(order, deposit)) {
          return { outcome: 'invalid', failures: [{ path: 'isRepeatConfirmed', key: repeatedKey(deposit) }] };
        }
        const id = String(new Types.ObjectId());
        const seen = { amount, receivedOn, depositorName: depositorName.trim(), bankId, statementLineId };
        try {
          const saved = await write(order, { id, ...seen, at, by: staffId }, recordCreated);
          if (saved) return { outcome: 'saved', order: saved };
        } catch (error) {
          // Recorded for another order.
          if (statementLineId === null || !isDuplicateKey(error)) throw error;
          return { outcome: 'duplicate' };
        }
      }
    },

    /** Takes a deposit out of the books that was recorded by mistake, once. */
    async remove({ orderNumber, depositId, reason, staffId }: Removal): Promise<RemovalOutcome> {
      for (;;) {
        const order = await orderPayments.byNumber(normaliseOrderNumber(orderNumber));
        if (!order) return { outcome: 'notFound' };
        const removal = findRemoval(order, depositId);
        if (!removal) return { outcome: 'notRemoved' };
        const saved = await writeRemoval(order, removal, { reason: reason.trim(), at: new Date(), by: staffId });
        if (saved) return { outcome: 'saved', order: saved };
      }
    },
  };
}

const repeatedKey = ({ statementLineId }: NewDeposit): ApiMessageKey =>
  statementLineId === null ? 'deposit.repeated' : 'deposit.repeatedByHand';

function isLine({ statementLineId }: DepositRecord, lineId: string | null): boolean {
  return lineId !== null && statementLineId === lineId;
}

export type DepositService = ReturnType<typeof createDepositService>;
