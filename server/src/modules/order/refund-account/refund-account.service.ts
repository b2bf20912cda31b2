import type { RefundAccount } from '@eunbit/schema/refund-account';
import { validateRefundAccount } from '@eunbit/schema/validation-refund-account';
import { refuseInput } from '../../../common/refusal.ts';
import type { Vault } from '../../../common/tokens.ts';
import type { AuditService } from '../../audit/index.ts';
import type { OwnOrdersService } from '../buyer/own-orders.service.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { ORDER_NOT_FOUND, VALUE_UNREADABLE } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim } from '../order-tokens.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import { newRefundAccount, newRequestKey, openRefundAccount } from './refund-account.record.ts';
import { decideRefundAccount, decideRefundRetry } from './refund-account-decisions.ts';

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly vault: Vault;
  readonly ownOrders: OwnOrdersService;
  readonly changeOrder: ChangeOrder;
}

/** Bank accounts for refunds of transfers, set by buyers or staff. */
export function createRefundAccountService({ orderReader, audit, vault, ownOrders, changeOrder }: Deps) {
  /** Encrypts the account once, even if the decision is repeated. */
  async function save(order: OrderRecord | null, account: RefundAccount, by: string | null) {
    if (!order) return null;
    const invalid = refuseInput(validateRefundAccount(account));
    if (invalid) return invalid;
    const named = newRefundAccount(account, vault, new Date());
    return changeOrder({ _id: order._id }, (current, now) => decideRefundAccount(current, { named, by }, now));
  }

  return {
    saveByBuyer: async (number: string, buyer: BuyerClaim, account: RefundAccount) =>
      save(await ownOrders.ofBuyer(number, buyer), account, null),

    saveByStaff: async (number: string, account: RefundAccount, staffId: string) =>
      save(await orderReader.byNumber(number), account, staffId),

    /** Returns the full account; the access is recorded in the audit log first. */
    async show(number: string, staffId: string) {
      const order = await orderReader.byNumber(number);
      const account = order?.payment.refundAccount;
      if (!order || !account?.sealed) return ORDER_NOT_FOUND;
      await audit.recordRead({
        by: staffId,
        action: 'ORDER_REFUND_ACCOUNT_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const opened = openRefundAccount(account.sealed, vault);
      return opened ? { value: { bankCode: account.bankCode, ...opened } } : VALUE_UNREADABLE;
    },

    /** Lets the job retry a refund that the provider has rejected. */
    retry(number: string, staffId: string) {
      const requestKey = newRequestKey();
      return changeOrder(number, (order, now) => decideRefundRetry(order, { requestKey, by: staffId }, now));
    },
  };
}

export type RefundAccountService = ReturnType<typeof createRefundAccountService>;
