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
import type { LedgerService } from '../ledger/ledger.service.ts';
import { paidByTransfer, voided } from '../ledger/ledger-entries.ts';
import { CANCELLED_AFTER_DAYS } from '../order/deposit-deadlines.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord, PaymentState } from '../order/order.record.ts';
import { followUpAfter } from '../order/status/status-rules.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { virtualAccountBankById } from '../purchase/virtual-account-banks.ts';
import type { DepositPayment } from './deposit-payment.ts';
import type { Deposit } from './payment-method-choice.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { classifyDeposit, type DepositChange, referenceFor } from './virtual-account-rules.ts';

const STATE_AFTER: Readonly<Record<DepositChange['kind'], PaymentState>> = {
  paid: 'PAID',
  differs: 'AWAITING_DEPOSIT',
  tooLate: 'REFUND_DUE',
  closed: 'VOID',
};

interface Deps {
  readonly connection: Connection;
  readonly issuer: VirtualAccountIssuer;
  readonly deposits: DepositPayment;
  readonly ledger: LedgerService;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly log: Logger;
}

/**
 * Orders with an account number of their own. Whatever a callback says, the issuer is asked what has come, so that one
 * that is told twice, late, out of order or never changes nothing.
 */
export function createVirtualAccountPayment(deps: Deps) {
  const { connection, issuer, deposits, ledger, orderEmails, orderPayments, log } = deps;

  /** The state that was judged must still be the state. True when there is no more to do than was noted. */
  async function note(order: OrderRecord, account: VirtualAccount): Promise<boolean> {
    const { payment, amounts } = order;
    const news = classifyDeposit(payment, amounts.total, account);
    if (!news) return false;
    const now = new Date();
    const state = STATE_AFTER[news.kind];
    const hasMoney = news.kind !== 'closed';
    if (news.kind === 'differs' || news.kind === 'tooLate') {
      log.warn({ order: order.number, deposited: account.amount, news: news.kind }, 'a deposit needs a look');
    }
    return inTransaction(connection, async (session) => {
      const saved = await orderPayments.change(
        order,
        { state: payment.state, depositedAmount: payment.depositedAmount ?? null },
        { state, followUpAt: null, followUpTries: 0, ...(hasMoney && { depositedAmount: account.amount }) },
        session,
      );
      if (!saved) return false;
      await ledger.note(session, [hasMoney ? paidByTransfer(saved, now) : voided(saved, now)]);
      if (news.kind === 'paid') await orderEmails.queueOnce(session, 'DEPOSIT_RECEIVED', saved);
      return true;
    });
  }

  async function look(order: OrderRecord): Promise<void> {
    const id = order.payment.virtualAccount?.id;
    if (id) await note(order, await issuer.find(id));
  }

  return {
    /** Has an account issued and writes the order that waits for its deposit. */
    async place(checkout: ReadyCheckout, draft: Draft, deposit: Deposit): Promise<PaymentOutcome> {
      const { bankId, depositorName } = deposit;
      const amount = draft.amounts.total;
      const reference = referenceFor({ checkoutId: String(checkout._id), amount, bankId, depositorName }, new Date());
      // Where the order cannot be written after all, nobody has been told the number: it ends by itself.
      const { id, accountNumber, secret } = await issuer.issue({
        reference,
        bankCode: virtualAccountBankById(bankId)?.code ?? '',
        amount,
        depositorName,
        orderName: draft.lines[0]?.title.ko ?? '',
        openHours: CANCELLED_AFTER_DAYS * 24,
      });
      const virtualAccount = { id, reference, accountNumber, secretHash: hashToken(secret) };
      return deposits.placeUnpaid(checkout, draft, { method: 'VIRTUAL_ACCOUNT', ...deposit, virtualAccount });
    },

    /** The issuer says that something happened to an account. Tells whether it was the issuer who said so. */
    async arrived({ reference, secret }: DepositCallback): Promise<'noted' | 'unknown' | 'forged'> {
      const order = await orderPayments.byVirtualAccount(reference);
      const expected = order?.payment.virtualAccount?.secretHash;
      if (!order || !expected) return 'unknown';
      if (!equalInConstantTime(hashToken(secret), expected)) return 'forged';
      await look(order);
      return 'noted';
    },

    /** Closes the account of a cancelled order, or looks whether a deposit came that nobody told of. */
    async followUp(order: OrderRecord): Promise<boolean> {
      const id = order.payment.virtualAccount?.id;
      if (!id) return false;
      const isOver = order.payment.state === 'RELEASE_DUE';
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
