import type { Logger } from 'pino';
import { UNREADABLE_VALUE, type Vault } from '../../common/tokens.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import {
  type DepositRefundState,
  RefundRefusedError,
  type VirtualAccount,
  type VirtualAccountIssuer,
} from '../../integrations/virtual-account/virtual-account-issuer.ts';
import {
  type ChangeOrder,
  getRestAmount,
  isRefundUnderWay,
  newRequestKey,
  type OrderRecord,
  openRefundAccount,
  type RefundAccountRecord,
  type RefundFailureRecord,
} from '../order/index.ts';
import { decideFailedIssuerRefund, decideIssuerRefund, decideRefundWaits } from './virtual-account-refund-decisions.ts';

/** Maximum attempts if the rejections are temporary, about half an hour in all; staff decide afterwards. */
const MAXIMUM_TRIES = 8;

/** The failures recorded for a refund that the issuer is still processing, or can no longer make. */
const UNFINISHED: Readonly<Record<Exclude<DepositRefundState, 'DONE'>, Omit<RefundFailureRecord, 'at'>>> = {
  PENDING: { code: 'PENDING', message: '', isFinal: false },
  FAILED: { code: 'BANK_REFUSED', message: '', isFinal: true },
  NONE: { code: 'NOTHING_TO_REFUND', message: '', isFinal: true },
};

/** Failures for which the issuer gave no final response. */
const UNANSWERED: ReadonlySet<string> = new Set(['NO_ANSWER', 'PENDING', UNREADABLE_VALUE.code]);

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly issuer: VirtualAccountIssuer;
  readonly vault: Vault;
  readonly log: Logger;
}

/** Refunds of deposits through the issuer, to the bank account that the buyer or staff have named. */
export function createVirtualAccountRefund({ changeOrder, issuer, vault, log }: Deps) {
  async function settle(order: OrderRecord, account: RefundAccountRecord): Promise<void> {
    const refund = { account, amount: getRestAmount(order) };
    await changeOrder({ _id: order._id }, (current, now) => decideIssuerRefund(current, refund, now));
  }

  /**
   * Records a failure, with a new key for the next request. If there was no response, the key stays: only the same key is safe.
   */
  async function fail(
    { _id, number, payment: seen }: OrderRecord,
    { requestKey }: RefundAccountRecord,
    failure: Omit<RefundFailureRecord, 'at'>,
  ): Promise<void> {
    const { code, isFinal } = failure;
    const nextKey = UNANSWERED.has(code) ? requestKey : newRequestKey();
    const failed = { seen, requestKey, nextKey, failure };
    await changeOrder({ _id }, (order, now) => decideFailedIssuerRefund(order, failed, now));
    log.warn({ order: number, code, isFinal }, 'a refund of a deposit failed');
  }

  /** Null if the account cannot be decrypted. */
  async function ask(
    order: OrderRecord,
    account: RefundAccountRecord,
    sealed: string,
    id: string,
  ): Promise<VirtualAccount | null> {
    const opened = openRefundAccount(sealed, vault);
    return (
      opened &&
      issuer.refund({
        id,
        amount: getRestAmount(order),
        bankCode: account.bankCode,
        ...opened,
        idempotencyKey: account.requestKey,
      })
    );
  }

  /** Whether the shop stops retrying after this failure. */
  const isLastTry = (order: OrderRecord) => (order.payment.followUpTries ?? 0) + 1 >= MAXIMUM_TRIES;

  return {
    /**
     * Refunds a cancelled order once its account is known. Safe to repeat: the issuer makes one refund. `note` is first called
     * with the issuer's state and returns whether that has changed the order.
     */
    async followUp(order: OrderRecord, note: (found: VirtualAccount) => Promise<boolean>): Promise<void> {
      const { refundAccount: account } = order.payment;
      if (!account?.sealed || !isRefundUnderWay(order)) {
        await changeOrder({ _id: order._id }, decideRefundWaits);
        return;
      }
      try {
        const id = order.payment.virtualAccount?.id ?? '';
        const found = await issuer.find(id);
        if (await note(found)) return;
        // Otherwise the refund was already requested: its response was lost, or it was made in the issuer's console.
        const isToAsk = found.status === 'DEPOSITED' && found.refund === 'NONE';
        const answer = isToAsk ? await ask(order, account, account.sealed, id) : found;
        if (!answer) return await fail(order, account, { ...UNREADABLE_VALUE, isFinal: isLastTry(order) });
        const { refund } = answer;
        if (refund === 'DONE') return await settle(order, account);
        await fail(order, account, UNFINISHED[refund]);
      } catch (error) {
        if (error instanceof RefundRefusedError) {
          const isFinal = !error.isTemporary || isLastTry(order);
          return fail(order, account, { code: error.code, message: error.message, isFinal });
        }
        if (error instanceof PaymentProviderError) {
          return fail(order, account, { code: 'NO_ANSWER', message: '', isFinal: false });
        }
        throw error;
      }
    },
  };
}

export type VirtualAccountRefund = ReturnType<typeof createVirtualAccountRefund>;
