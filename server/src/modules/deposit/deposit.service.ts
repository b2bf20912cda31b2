import { Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { ChangeOrder, OrderRecord } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import {
  type DepositRefusal,
  decideDeposit,
  decideDepositRemoval,
  type NewDeposit,
  type Removal,
} from './deposit-decisions.ts';

export type DepositOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' }
  /** Others have recorded a deposit since the order was looked at. */
  | { readonly outcome: 'conflict'; readonly order: OrderRecord }
  | DepositRefusal;

export type RemovalOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' | 'notRemoved' };

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly shopSettings: CurrentSettings;
}

const NOT_KEPT: RecordCreated = async () => undefined;

/** Deposits that staff find on the accounts of the shop. */
export function createDepositService({ changeOrder, shopSettings }: Deps) {
  async function write(sent: NewDeposit, recordCreated: RecordCreated): Promise<DepositOutcome> {
    const { banks } = shopSettings.current;
    const deposit = { ...sent, banks, id: String(new Types.ObjectId()) };
    const changed = await changeOrder(
      sent.orderNumber,
      (order, now) => decideDeposit(order, deposit, now),
      (session) => recordCreated(session, deposit.id),
    );
    if (!changed) return { outcome: 'notFound' };
    if ('order' in changed) return { outcome: 'saved', order: changed.order };
    return 'conflict' in changed ? { outcome: 'conflict', order: changed.conflict } : changed.refused;
  }

  return {
    /** Records a deposit, with its entry in the ledger. `recordCreated` is told the id of the deposit in the transaction. */
    async record(deposit: NewDeposit, recordCreated: RecordCreated = NOT_KEPT): Promise<DepositOutcome> {
      try {
        return await write(deposit, recordCreated);
      } catch (error) {
        // Recorded for another order.
        if (deposit.statementLineId === null || !isDuplicateKey(error)) throw error;
        return { outcome: 'duplicate' };
      }
    },

    /** Takes a deposit out of the books that was recorded by mistake, once. */
    async remove({ orderNumber, ...removal }: Removal & { readonly orderNumber: string }): Promise<RemovalOutcome> {
      const changed = await changeOrder(orderNumber, (order, now) => decideDepositRemoval(order, removal, now));
      if (!changed) return { outcome: 'notFound' };
      if ('order' in changed) return { outcome: 'saved', order: changed.order };
      if ('conflict' in changed) throw new Error(`${orderNumber} is changed too often to take a deposit out`);
      return { outcome: changed.refused };
    },
  };
}

export type DepositService = ReturnType<typeof createDepositService>;
