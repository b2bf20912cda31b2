import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { equalInConstantTime, hashToken } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import type {
  DepositCallback,
  VirtualAccount,
  VirtualAccountIssuer,
} from '../../integrations/virtual-account/virtual-account-issuer.ts';
import type { Draft, ReadyCheckout } from '../checkout/checkout-draft.ts';
import { paidByTransfer, takenBackByBank, voided } from '../ledger/ledger-entries.ts';
import { CANCELLED_AFTER_DAYS } from '../order/deposit-deadlines.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord, PaymentState } from '../order/order.record.ts';
import { followUpAfter } from '../order/status/status-rules.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { virtualAccountBankById } from '../purchase/virtual-account-banks.ts';
import type { DepositPayment } from './deposit-payment.ts';
import type { HoldClaim } from './open-holds.ts';
import type { Deposit } from './payment-method-choice.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import type { VirtualAccountRefund } from './virtual-account-refund.ts';
import { classifyDeposit, type DepositChange, referenceFor } from './virtual-account-rules.ts';

const STATE_AFTER: Readonly<Record<Exclude<DepositChange['kind'], 'takenBack'>, PaymentState>> = {
  paid: 'PAID',
  differs: 'AWAITING_DEPOSIT',
  tooLate: 'REFUND_DUE',
  closed: 'VOID',
};

interface Deps {
  readonly connection: Connection;
  readonly issuer: VirtualAccountIssuer;
  readonly deposits: DepositPayment;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly refunds: VirtualAccountRefund;
  readonly log: Logger;
}

/**
 * Orders paid into a virtual account of their own. A callback only triggers a query to the issuer, so that duplicate,
 * late, reordered or missing callbacks are harmless.
 */
export function createVirtualAccountPayment(deps: Deps) {
  const { connection, issuer, deposits, orderEmails, orderPayments, refunds, log } = deps;

  /**
   * The money is no longer there: the order awaits it again, or its account is closed if it was cancelled. The status
   * stays as it is; staff see the mark.
   */
  async function noteTakenBack(order: OrderRecord): Promise<boolean> {
    const { payment, status } = order;
    const now = new Date();
    const state = payment.state === 'REFUND_DUE' ? 'RELEASE_DUE' : 'AWAITING_DEPOSIT';
    // An order on its way cannot be cancelled: a later deposit is noted when the issuer tells of it.
    const isOpen = state === 'RELEASE_DUE' || status === 'PREPARING_FOR_SHIPMENT';
    log.warn({ order: order.number }, 'a bank took a deposit back');
    return inTransaction(connection, async (session) => {
      const saved = await orderPayments.change(
        order,
        { state: payment.state, depositedAmount: payment.depositedAmount ?? null },
        {
          state,
          depositedAmount: null,
          depositNotedAt: null,
          depositsTakenBack: [...(payment.depositsTakenBack ?? []), now],
          followUpAt: isOpen ? followUpAfter({ ...payment, depositNotedAt: null }, state, now) : null,
          followUpTries: 0,
        },
        session,
        [takenBackByBank(order, now)],
      );
      return saved !== null;
    });
  }

  /** Writes the new state only if the order is still in the state read. True if it was written. */
  async function note(order: OrderRecord, account: VirtualAccount): Promise<boolean> {
    const { payment, amounts } = order;
    const news = classifyDeposit(payment, amounts.total, account);
    if (!news) return false;
    if (news.kind === 'takenBack') return noteTakenBack(order);
    const now = new Date();
    const state = STATE_AFTER[news.kind];
    const hasMoney = news.kind !== 'closed';
    const deposit = hasMoney ? { depositedAmount: account.amount, depositNotedAt: now } : {};
    const withDeposit = { ...order, payment: { ...payment, ...deposit } };
    const followUpAt = hasMoney ? followUpAfter({ ...payment, ...deposit }, state, now) : null;
    if (news.kind === 'differs' || news.kind === 'tooLate') {
      log.warn({ order: order.number, deposited: account.amount, news: news.kind }, 'a deposit needs a look');
    }
    return inTransaction(connection, async (session) => {
      const saved = await orderPayments.change(
        order,
        { state: payment.state, depositedAmount: payment.depositedAmount ?? null },
        { state, followUpAt, followUpTries: 0, ...deposit },
        session,
        [hasMoney ? paidByTransfer(withDeposit, now) : voided(order, now)],
      );
      if (!saved) return false;
      // Told once per order: not again after a bank took the first deposit back.
      const isFirst = !payment.depositsTakenBack?.length;
      if (news.kind === 'paid' && isFirst) orderEmails.depositReceived(session, saved);
      return true;
    });
  }

  async function look(order: OrderRecord): Promise<void> {
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
    ): Promise<PaymentOutcome> {
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
      const order = await orderPayments.byVirtualAccount(reference);
      const expected = order?.payment.virtualAccount?.secretHash;
      if (!order || !expected) return 'unknown';
      if (!equalInConstantTime(hashToken(secret), expected)) return 'forged';
      await look(order);
      return 'noted';
    },

    /**
     * Closes the account of a cancelled order, pays it back, or looks for what no callback told: a deposit, or that the bank
     * took one back.
     */
    async followUp(order: OrderRecord): Promise<boolean> {
      const id = order.payment.virtualAccount?.id;
      if (!id) return false;
      const isOver = order.payment.state === 'RELEASE_DUE';
      if (order.payment.state === 'REFUND_DUE') {
        await refunds.followUp(order, (found) => note(order, found));
        return true;
      }
      if (await note(order, await (isOver ? issuer.close(id) : issuer.find(id)))) return true;
      if (isOver) return false;
      const { payment } = order;
      const followUpAt = followUpAfter(payment, payment.state, new Date());
      await orderPayments.change(order, { state: payment.state }, { followUpAt });
      return true;
    },
  };
}

export type VirtualAccountPayment = ReturnType<typeof createVirtualAccountPayment>;
