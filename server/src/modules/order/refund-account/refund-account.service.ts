import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { RefundAccount } from '@eunbit/schema/refund-account';
import { validateRefundAccount } from '@eunbit/schema/validation-refund-account';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { ClientSession, Connection } from 'mongoose';
import type { Vault } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { OwnOrdersService } from '../buyer/own-orders.service.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim } from '../order-tokens.ts';
import type { Reveal } from '../reveal.presenter.ts';
import { newRefundAccount, newRequestKey, openRefundAccount } from './refund-account.record.ts';
import { isPaidBackByIssuer, isRefundAccountWanted } from './refund-account-rules.ts';

export type SaveAccountOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'notWanted' };

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly vault: Vault;
  readonly ownOrders: OwnOrdersService;
}

/** The bank accounts of refunds of transfers, named by buyers or by staff. */
export function createRefundAccountService({ connection, audit, vault, ownOrders }: Deps) {
  const orders = orderModel(connection);

  const byNumber = (number: string) => orders.findOne({ number: normaliseOrderNumber(number) }).lean();

  /** Writes only if the order has not changed since it was read, so that a refund under way keeps its account. */
  async function write(order: OrderRecord, account: RefundAccount, session: ClientSession | null) {
    const now = new Date();
    const { state, refundAccount } = order.payment;
    return orders.findOneAndUpdate(
      {
        _id: order._id,
        'payment.state': state,
        'payment.refundAccount.requestKey': refundAccount?.requestKey ?? null,
      },
      {
        $set: {
          'payment.refundAccount': newRefundAccount(account, vault, now),
          ...(isPaidBackByIssuer(order) && { 'payment.followUpAt': now, 'payment.followUpTries': 0 }),
        },
      },
      { session, returnDocument: 'after', lean: true },
    );
  }

  function judge(order: OrderRecord | null, account: RefundAccount): SaveAccountOutcome | null {
    if (!order) return { outcome: 'notFound' };
    const failures = validateRefundAccount(account);
    if (failures.length > 0) return { outcome: 'invalid', failures };
    return isRefundAccountWanted(order) ? null : { outcome: 'notWanted' };
  }

  return {
    async saveByBuyer(number: string, buyer: BuyerClaim, account: RefundAccount): Promise<SaveAccountOutcome> {
      const order = await ownOrders.ofBuyer(number, buyer);
      const refused = judge(order, account);
      if (refused || !order) return refused ?? { outcome: 'notFound' };
      const saved = await write(order, account, null);
      return saved ? { outcome: 'saved', order: saved } : { outcome: 'notWanted' };
    },

    async saveByStaff(number: string, account: RefundAccount, staffId: string): Promise<SaveAccountOutcome> {
      const order = await byNumber(number);
      const refused = judge(order, account);
      if (refused || !order) return refused ?? { outcome: 'notFound' };
      const saved = await inTransaction(connection, async (session) => {
        const written = await write(order, account, session);
        if (!written) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_REFUND_ACCOUNT_SAVED',
          subject: 'ORDER',
          subjectId: order.number,
          after: { account: written.payment.refundAccount?.maskedNumber ?? null },
        });
        return written;
      });
      return saved ? { outcome: 'saved', order: saved } : { outcome: 'notWanted' };
    },

    /** The whole account. The access is recorded in the audit log first. */
    async show(number: string, staffId: string): Promise<Reveal<RefundAccount>> {
      const order = await byNumber(number);
      const account = order?.payment.refundAccount;
      if (!order || !account?.sealed) return { outcome: 'notFound' };
      await audit.recordLook({
        by: staffId,
        action: 'ORDER_REFUND_ACCOUNT_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const opened = openRefundAccount(account.sealed, vault);
      return opened
        ? { outcome: 'shown', value: { bankCode: account.bankCode, ...opened } }
        : { outcome: 'unreadable' };
    },

    /** Lets the job try a refund again that the provider has refused. Null if there is none. */
    async retry(number: string, staffId: string): Promise<OrderRecord | null> {
      const order = await byNumber(number);
      const account = order?.payment.refundAccount;
      if (!order || !isPaidBackByIssuer(order)) return null;
      if (!account?.sealed || !account.failure?.isFinal) return null;
      return inTransaction(connection, async (session) => {
        const saved = await orders.findOneAndUpdate(
          { _id: order._id, 'payment.state': 'REFUND_DUE', 'payment.refundAccount.requestKey': account.requestKey },
          {
            $set: {
              'payment.refundAccount.failure': null,
              'payment.refundAccount.requestKey': newRequestKey(),
              'payment.followUpAt': new Date(),
              'payment.followUpTries': 0,
            },
          },
          { session, returnDocument: 'after', lean: true },
        );
        if (!saved) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_REFUND_RETRIED',
          subject: 'ORDER',
          subjectId: order.number,
        });
        return saved;
      });
    },
  };
}

export type RefundAccountService = ReturnType<typeof createRefundAccountService>;
