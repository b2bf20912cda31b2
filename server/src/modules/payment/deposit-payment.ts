import { cashReceiptFor } from '@eunbit/schema/cash-receipt';
import type { TransferMethod } from '@eunbit/schema/payment-method';
import type { Vault } from '../../common/tokens.ts';
import type { Draft, ReadyCheckout } from '../checkout/index.ts';
import { newCashReceipt, type VirtualAccountRecord } from '../order/index.ts';
import type { HoldClaim } from './open-holds.ts';
import { AlreadySettledError, type OrderPlacement } from './order-placement.ts';
import type { Deposit } from './payment-method-choice.ts';
import type { SettledPayment } from './payment-outcome.ts';
import type { PlacedOrder } from './placed-order.ts';

/** How the buyer transfers the money. */
type Transfer = Deposit & { readonly method: TransferMethod; readonly virtualAccount?: VirtualAccountRecord };

interface Deps {
  readonly placement: OrderPlacement;
  readonly placedOrder: PlacedOrder;
  readonly vault: Vault;
}

/** Orders that are placed first and paid by bank transfer afterwards. */
export function createDepositPayment({ placement, placedOrder, vault }: Deps) {
  return {
    /** Throws ShortageError and HoldRefusedError. */
    async placeUnpaid(
      checkout: ReadyCheckout,
      draft: Draft,
      transfer: Transfer,
      claim: HoldClaim | null,
    ): Promise<SettledPayment> {
      const { lines, amounts } = draft;
      const receipt = cashReceiptFor(transfer.cashReceipt, amounts.total);
      const cashReceipt = receipt && newCashReceipt(receipt, vault);
      const payment = { ...transfer, status: 'AWAITING_PAYMENT' as const, cashReceipt };
      try {
        return { order: await placement.placeUnpaid({ checkout, lines, amounts, payment, at: new Date() }, claim) };
      } catch (error) {
        if (error instanceof AlreadySettledError) return placedOrder(checkout._id);
        throw error;
      }
    },
  };
}

export type DepositPayment = ReturnType<typeof createDepositPayment>;
