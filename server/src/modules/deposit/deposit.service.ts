import { Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { ChangeOrder } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import {
  DUPLICATE,
  decideDeposit,
  decideDepositRemoval,
  decidePaymentDue,
  type NewDeposit,
  type Removal,
} from './deposit-decisions.ts';

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly shopSettings: CurrentSettings;
}

const NOT_KEPT: RecordCreated = async () => undefined;

/** Deposits that staff find on the accounts of the shop, and until when they are awaited. */
export function createDepositService({ changeOrder, shopSettings }: Deps) {
  return {
    /**
     * Records a deposit, with its entry in the ledger. `recordCreated` gets the id of the deposit in the transaction. A conflict
     * if others have recorded a deposit since the order was read.
     */
    async record(sent: NewDeposit, recordCreated: RecordCreated = NOT_KEPT) {
      const { banks } = shopSettings.current;
      const deposit = { ...sent, banks, id: String(new Types.ObjectId()) };
      try {
        return await changeOrder(
          sent.orderNumber,
          (order, now) => decideDeposit(order, deposit, now),
          (session) => recordCreated(session, deposit.id),
        );
      } catch (error) {
        // Recorded for another order.
        if (sent.statementLineId === null || !isDuplicateKey(error)) throw error;
        return DUPLICATE;
      }
    },

    /** Takes a deposit out of the books that was recorded by mistake, once. */
    remove: ({ orderNumber, ...removal }: Removal & { readonly orderNumber: string }) =>
      changeOrder(orderNumber, (order, now) => decideDepositRemoval(order, removal, now)),

    /** Sets the day until which, `YYYY-MM-DD`, the deposit is awaited, in place of the one before. */
    setDue: (orderNumber: string, due: { readonly dueOn: string; readonly by: string }) =>
      changeOrder(orderNumber, (order, now) => decidePaymentDue(order, due, now)),
  };
}

export type DepositService = ReturnType<typeof createDepositService>;
