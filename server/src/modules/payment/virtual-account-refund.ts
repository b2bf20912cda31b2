import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { UNREADABLE_VALUE, type Vault } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import {
  type DepositRefundState,
  RefundRefusedError,
  type VirtualAccount,
  type VirtualAccountIssuer,
} from '../../integrations/virtual-account/virtual-account-issuer.ts';
import { refundedByTransfer } from '../ledger/ledger-entries.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord } from '../order/order.record.ts';
import {
  newRequestKey,
  openRefundAccount,
  type RefundAccountRecord,
  type RefundFailureRecord,
} from '../order/refund-account/refund-account.record.ts';
import { isPaidBackByIssuer } from '../order/refund-account/refund-account-rules.ts';
import { getRestAmount } from '../order/refundable.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { nextTry } from './card-authorisation-rules.ts';
import type { ReversalEmailQueue } from './emails/reversal-email-queue.ts';

/** Refusals called temporary that are waited for, about half an hour in all; staff decide afterwards. */
const MAXIMUM_TRIES = 8;

/** What became of a refund that the issuer has taken, or cannot make any more. */
const UNFINISHED: Readonly<Record<Exclude<DepositRefundState, 'DONE'>, Omit<RefundFailureRecord, 'at'>>> = {
  PENDING: { code: 'PENDING', message: '', isFinal: false },
  FAILED: { code: 'BANK_REFUSED', message: '', isFinal: true },
  NONE: { code: 'NOTHING_TO_REFUND', message: '', isFinal: true },
};

/** Failures to which the issuer has given no answer that it would repeat. */
const UNANSWERED: ReadonlySet<string> = new Set(['NO_ANSWER', 'PENDING', UNREADABLE_VALUE.code]);

interface Deps {
  readonly connection: Connection;
  readonly issuer: VirtualAccountIssuer;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly reversalEmails: ReversalEmailQueue;
  readonly vault: Vault;
  readonly log: Logger;
}

/** Refunds of deposits through the issuer, to the bank account that the buyer or staff have named. */
export function createVirtualAccountRefund(deps: Deps) {
  const { connection, issuer, orderEmails, orderPayments, reversalEmails, vault, log } = deps;

  /** The account is forgotten but for its end: nobody needs it any more. */
  async function settle(order: OrderRecord, account: RefundAccountRecord): Promise<void> {
    await inTransaction(connection, async (session) => {
      const refundAccount = { ...account, sealed: null, failure: null };
      const refundedAt = new Date();
      const change = { state: 'REFUNDED' as const, followUpAt: null, followUpTries: 0, refundAccount, refundedAt };
      const amount = getRestAmount(order);
      const movements = [refundedByTransfer(order, refundedAt, amount)];
      const saved = await orderPayments.change(order, { state: 'REFUND_DUE' }, change, session, movements);
      if (saved) orderEmails.refunded(session, saved, amount);
    });
  }

  /** A new key for the next request, unless no answer came: then only the same key is safe. */
  async function fail(
    order: OrderRecord,
    account: RefundAccountRecord,
    { code, message, isFinal }: Omit<RefundFailureRecord, 'at'>,
  ): Promise<void> {
    const now = new Date();
    const { state, followUpAt = null, followUpTries: tries = 0 } = order.payment;
    const requestKey = UNANSWERED.has(code) ? account.requestKey : newRequestKey();
    const refundAccount = { ...account, requestKey, failure: { code, message, at: now, isFinal } };
    const next = isFinal ? { followUpAt: null } : { followUpAt: nextTry(tries, now), followUpTries: tries + 1 };
    await inTransaction(connection, async (session) => {
      const saved = await orderPayments.change(order, { state, followUpAt }, { refundAccount, ...next }, session);
      if (saved && isFinal) reversalEmails.refundFailed(session, saved, account.requestKey);
    });
    log.warn({ order: order.number, code, isFinal }, 'a refund of a deposit failed');
  }

  /** Null where the account cannot be decrypted. */
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

  /** Whether this failure ends the tries of the shop by itself. */
  const isLastTry = (order: OrderRecord) => (order.payment.followUpTries ?? 0) + 1 >= MAXIMUM_TRIES;

  return {
    /**
     * Pays a cancelled order back once its account is known. Safe to repeat: the issuer makes one refund. `note` is told
     * what the issuer has first, and answers whether that has changed the order.
     */
    async followUp(order: OrderRecord, note: (found: VirtualAccount) => Promise<boolean>): Promise<void> {
      const { refundAccount: account } = order.payment;
      // Staff send the rest where a part has been paid back.
      if (!account?.sealed || account.failure?.isFinal || !isPaidBackByIssuer(order)) {
        await orderPayments.change(order, { state: order.payment.state }, { followUpAt: null });
        return;
      }
      try {
        const id = order.payment.virtualAccount?.id ?? '';
        const found = await issuer.find(id);
        if (await note(found)) return;
        // Otherwise a refund whose answer was lost, or one made in the issuer's console.
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
