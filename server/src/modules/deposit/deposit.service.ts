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

/** Deposits recorded by staff, and their deadlines. */
export function createDepositService({ changeOrder, shopSettings }: Deps) {
  return {
    /**
     * Records a deposit, with its entry in the ledger. `recordCreated` gets the id of the deposit in the transaction. Returns a
     * conflict if another deposit was recorded since the order was read.
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
        // The line was recorded for another order.
        if (sent.statementLineId === null || !isDuplicateKey(error)) throw error;
        return DUPLICATE;
      }
    },

    /** Removes a deposit that was recorded by mistake, once. */
    remove: ({ orderNumber, ...removal }: Removal & { readonly orderNumber: string }) =>
      changeOrder(orderNumber, (order, now) => decideDepositRemoval(order, removal, now)),

    /** Sets a new last day for the deposit, `YYYY-MM-DD`. */
    setDue: (orderNumber: string, due: { readonly dueOn: string; readonly by: string }) =>
      changeOrder(orderNumber, (order, now) => decidePaymentDue(order, due, now)),
  };
}

export type DepositService = ReturnType<typeof createDepositService>;
