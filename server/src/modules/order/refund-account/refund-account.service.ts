import type { RefundAccount } from '@eunbit/schema/refund-account';
import { validateRefundAccount } from '@eunbit/schema/validation-refund-account';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Vault } from '../../../common/tokens.ts';
import type { AuditService } from '../../audit/index.ts';
import type { OwnOrdersService } from '../buyer/own-orders.service.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { savedOrder } from '../decision.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim } from '../order-tokens.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import type { Reveal } from '../reveal.presenter.ts';
import { newRefundAccount, newRequestKey, openRefundAccount } from './refund-account.record.ts';
import { decideRefundAccount, decideRefundRetry } from './refund-account-decisions.ts';
import { isRefundAccountWanted } from './refund-account-rules.ts';

export type SaveAccountOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'notWanted' };

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly vault: Vault;
  readonly ownOrders: OwnOrdersService;
  readonly changeOrder: ChangeOrder;
}

/** The bank accounts of refunds of transfers, named by buyers or by staff. */
export function createRefundAccountService({ orderReader, audit, vault, ownOrders, changeOrder }: Deps) {
  /** Encrypted once, however often it is decided. */
  async function save(order: OrderRecord, account: RefundAccount, by: string | null): Promise<SaveAccountOutcome> {
    const named = newRefundAccount(account, vault, new Date());
    const changed = await changeOrder({ _id: order._id }, (current, now) =>
      decideRefundAccount(current, { named, by }, now),
    );
    const saved = savedOrder(changed);
    return saved ? { outcome: 'saved', order: saved } : { outcome: 'notWanted' };
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
      return order && !refused ? save(order, account, null) : (refused ?? { outcome: 'notFound' });
    },

    async saveByStaff(number: string, account: RefundAccount, staffId: string): Promise<SaveAccountOutcome> {
      const order = await orderReader.byNumber(number);
      const refused = judge(order, account);
      return order && !refused ? save(order, account, staffId) : (refused ?? { outcome: 'notFound' });
    },

    /** The whole account. The access is recorded in the audit log first. */
    async show(number: string, staffId: string): Promise<Reveal<RefundAccount>> {
      const order = await orderReader.byNumber(number);
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
      const requestKey = newRequestKey();
      const changed = await changeOrder(number, (order, now) =>
        decideRefundRetry(order, { requestKey, by: staffId }, now),
      );
      return savedOrder(changed);
    },
  };
}

export type RefundAccountService = ReturnType<typeof createRefundAccountService>;
