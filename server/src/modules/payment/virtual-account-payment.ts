import type { Logger } from 'pino';
import { equalInConstantTime, hashToken } from '../../common/tokens.ts';
import type {
  DepositCallback,
  VirtualAccount,
  VirtualAccountIssuer,
} from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { Draft, ReadyCheckout } from '../checkout/index.ts';
import {
  CANCELLED_AFTER_DAYS,
  type ChangeOrder,
  type OrderReader,
  type OrderRecord,
  savedOrder,
} from '../order/index.ts';
import { virtualAccountBankById } from '../purchase/index.ts';
import type { DepositPayment } from './deposit-payment.ts';
import type { HoldClaim } from './open-holds.ts';
import type { Deposit } from './payment-method-choice.ts';
import type { SettledPayment } from './payment-outcome.ts';
import { decideAccountAnswer, decideNextPoll } from './virtual-account-decisions.ts';
import type { VirtualAccountRefund } from './virtual-account-refund.ts';
import { classifyDeposit, type DepositChange, referenceFor } from './virtual-account-rules.ts';

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly issuer: VirtualAccountIssuer;
  readonly deposits: DepositPayment;
  readonly orderReader: OrderReader;
  readonly refunds: VirtualAccountRefund;
  readonly log: Logger;
}

/**
 * Orders paid into a virtual account of their own. A callback only triggers a query to the issuer, so that duplicate,
 * late, reordered or missing callbacks are harmless.
 */
export function createVirtualAccountPayment(deps: Deps) {
  const { changeOrder, issuer, deposits, orderReader, refunds, log } = deps;

  /** Alerts staff if the bank took a deposit back, or if a deposit was too small or too late. */
  function warn({ number }: OrderRecord, { amount }: VirtualAccount, { kind }: DepositChange): void {
    if (kind === 'takenBack') log.warn({ order: number }, 'a bank reversed a deposit');
    if (kind === 'differs' || kind === 'tooLate') {
      log.warn({ order: number, deposited: amount, news: kind }, 'a deposit needs review');
    }
  }

  /** Returns whether the order has changed. */
  async function note({ _id, payment: seen, amounts }: OrderRecord, account: VirtualAccount): Promise<boolean> {
    const news = classifyDeposit(seen, amounts.total, account);
    if (!news) return false;
    const answer = { seen, account };
    const saved = savedOrder(await changeOrder({ _id }, (order, now) => decideAccountAnswer(order, answer, now)));
    if (saved) warn(saved, account, news);
    return saved !== null;
  }

  async function sync(order: OrderRecord): Promise<void> {
    const id = order.payment.virtualAccount?.id;
    if (id) await note(order, await issuer.find(id));
  }

  return {
    /** Issues an account and places an order that awaits its deposit. */
    async place(
      checkout: ReadyCheckout,
      draft: Draft,
      deposit: Deposit,
      claim: HoldClaim | null,
    ): Promise<SettledPayment> {
      const { bankId, depositorName } = deposit;
      const amount = draft.amounts.total;
      const reference = referenceFor({ checkoutId: String(checkout._id), amount, bankId, depositorName }, new Date());
      // If the order cannot be written afterwards, the account number was never shown and the account expires unused.
      const { id, accountNumber, secret } = await issuer.issue({
        reference,
        bankCode: virtualAccountBankById(bankId)?.code ?? '',
        amount,
        depositorName,
        orderName: draft.lines[0]?.title.ko ?? '',
        openHours: CANCELLED_AFTER_DAYS * 24,
      });
      const virtualAccount = { id, reference, accountNumber, secretHash: hashToken(secret) };
      const depositAccount = deposit.depositAccount && { ...deposit.depositAccount, accountNumber };
      const transfer = { method: 'VIRTUAL_ACCOUNT', ...deposit, depositAccount, virtualAccount } as const;
      return deposits.placeUnpaid(checkout, draft, transfer, claim);
    },

    /** Handles a callback about an account. Returns `forged` if the callback carries a wrong secret. */
    async arrived({ reference, secret }: DepositCallback): Promise<'noted' | 'unknown' | 'forged'> {
      const order = await orderReader.byVirtualAccount(reference);
      const expected = order?.payment.virtualAccount?.secretHash;
      if (!order || !expected) return 'unknown';
      if (!equalInConstantTime(hashToken(secret), expected)) return 'forged';
      await sync(order);
      return 'noted';
    },

    /**
     * Closes the account of a cancelled order, refunds it, or queries what no callback reported: a deposit, or one that the bank
     * took back.
     */
    async followUp(order: OrderRecord): Promise<boolean> {
      const id = order.payment.virtualAccount?.id;
      if (!id) return false;
      const isOver = order.payment.status === 'RELEASE_DUE';
      if (order.payment.status === 'REFUND_DUE') {
        await refunds.followUp(order, (found) => note(order, found));
        return true;
      }
      if (await note(order, await (isOver ? issuer.close(id) : issuer.find(id)))) return true;
      if (isOver) return false;
      const { _id, payment } = order;
      await changeOrder({ _id }, (current, now) => decideNextPoll(current, payment.status, now));
      return true;
    },
  };
}

export type VirtualAccountPayment = ReturnType<typeof createVirtualAccountPayment>;
