import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import type { Vault } from '../../common/tokens.ts';
import { decideErased } from './buyer/owner-decisions.ts';
import type { ChangeOrderWithin } from './change/change-order.ts';
import { markGuest } from './guest/guest-mark.model.ts';
import { orderModel } from './order.model.ts';
import type { OrderRecord } from './order.record.ts';
import { openRefundAccount } from './refund-account/refund-account.record.ts';

interface Deps {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly changeOrderWithin: ChangeOrderWithin;
}

/** The law requires sales records to be kept for years: orders of a deleted account stay but are detached from it. */
export function orderPersonalData({ connection, vault, changeOrderWithin }: Deps): PersonalData {
  const orders = orderModel(connection);
  return {
    part: 'orders',
    async exportData({ id }) {
      const own = await orders.find({ userId: id }).sort(NEWEST_FIRST).lean();
      return own.map((order) => exported(order, vault));
    },
    async forget({ id }, transaction) {
      // Orders that they had claimed become guest orders again.
      const claimed = { userId: id, encryptedPassCode: { $ne: null } };
      const emails = await orders.distinct('email', claimed, { session: transaction });
      for (const email of emails) markGuest(connection, transaction, email);
      const own = await orders.find({ userId: id }, { _id: 1 }, { session: transaction }).lean();
      for (const { _id } of own) await changeOrderWithin(transaction, { _id }, decideErased);
    },
  };
}

/** The refund account, as long as it is stored in full: until the refund is made. */
function exportedRefundAccount({ refundAccount }: OrderRecord['payment'], vault: Vault) {
  if (!refundAccount?.sealed) return null;
  const { bankCode, sealed, maskedNumber } = refundAccount;
  return { bankCode, ...(openRefundAccount(sealed, vault) ?? { accountNumber: maskedNumber }) };
}

/** The cash receipt as the buyer requested it, with the decrypted number. */
function exportedReceipt({ cashReceipt }: OrderRecord['payment'], vault: Vault) {
  if (!cashReceipt) return null;
  const { kind, sealedNumber, maskedNumber, issued } = cashReceipt;
  const number = (sealedNumber && vault.decrypt(sealedNumber)) || maskedNumber;
  return { kind, number, issued: issued && { number: issued.number, on: issued.on } };
}

function exported(order: OrderRecord, vault: Vault) {
  const { number, market, email, phone, address, lines, shippingOption, amounts, createdAt } = order;
  const { method, status, depositorName } = order.payment;
  const cashReceipt = exportedReceipt(order.payment, vault);
  const refundAccount = exportedRefundAccount(order.payment, vault);
  const edits = order.edits?.map(({ at, before, after }) => ({ at, before, after }));
  const proposed = order.proposedEdit?.edit;
  const statusHistory = order.statusHistory.map(({ status, at }) => ({ status, at }));
  const fulfilments = order.fulfilments.map(({ at, lines: sent, parcels }) => ({
    at,
    lines: sent,
    parcels: parcels.map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber })),
  }));
  const sale = { number, market, createdAt, email, phone, address, lines, shippingOption, amounts };
  return {
    ...sale,
    ...buyerNotesOf(order),
    payment: { method, status, depositorName, cashReceipt, refundAccount },
    statusHistory,
    edits,
    proposedEdit: proposed && { at: proposed.at, before: proposed.before, after: proposed.after },
    fulfilments,
  };
}
