import { randomUUID } from 'node:crypto';
import type { AddressCheck } from '@eunbit/schema/checkout';
import { deliveryNoteText } from '@eunbit/schema/delivery-note';
import { PAYMENT_REQUEST_HOURS } from '@eunbit/schema/payment-request';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Values } from '../audit/changed-values.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import { backOnShelf } from '../order/decision.ts';
import type { EditedContents, OrderEditRecord } from '../order/edit/order-edit.record.ts';
import type { OrderEdits } from '../order/edit/order-edits.ts';
import { orderMoney } from '../order/emails/order-blocks.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { PaymentRequestService } from '../payment-request/payment-request.service.ts';
import type { StockService, Units } from '../stock/stock.service.ts';
import type { EditAuthor } from './edit-attempts.ts';
import { type ContentChanges, findContentChanges } from './edit-contents.ts';
import type { EditMoney } from './edit-money.ts';
import { unitsBeyond } from './line-rules.ts';

export interface JudgedEdit {
  readonly before: EditedContents;
  readonly after: EditedContents;
  readonly changes: ContentChanges;
  readonly addressCheck: AddressCheck | null;
}

interface Deps {
  readonly connection: Connection;
  readonly orderEdits: OrderEdits;
  readonly stock: StockService;
  readonly money: EditMoney;
  readonly audit: AuditService;
  readonly outbox: EmailOutbox;
  readonly paymentRequests: PaymentRequestService;
}

function toValues({ address, phone, deliveryNote, lines, amounts }: EditedContents, order: OrderRecord): Values {
  return {
    recipient: personName(address),
    address: addressLine(address, order.market),
    phone,
    deliveryNote: deliveryNote && deliveryNoteText(deliveryNote, 'ko'),
    lines: lines.map(({ title, quantity }) => `${title.ko} × ${quantity}`).join(', '),
    total: orderMoney(order, amounts.total),
  };
}

/** What follows from the contents of an edit. */
function toEffects({ before, after }: Pick<OrderEditRecord, 'before' | 'after'>, changes: ContentChanges) {
  return {
    renewsShipment: changes.label || changes.lines,
    changesSales: changes.lines || before.amounts.total !== after.amounts.total,
  };
}

function toRecord({ before, after }: JudgedEdit, author: EditAuthor): OrderEditRecord {
  const reason = author.staffId === null ? null : author.reason.trim();
  return { id: randomUUID(), at: new Date(), by: author.staffId, reason, before, after };
}

/** Writes an edit with all that follows from it, or nothing: the order, units, money, its email, the activity log. */
export function createEditWriter({ connection, orderEdits, stock, money, audit, outbox, paymentRequests }: Deps) {
  async function recordAudit(
    session: ClientSession,
    order: OrderRecord,
    edit: OrderEditRecord,
    by: string,
    action: 'ORDER_EDITED' | 'ORDER_EDIT_PROPOSED',
  ) {
    await audit.record(session, {
      by,
      action,
      subject: 'ORDER',
      subjectId: order.number,
      before: toValues(edit.before, order),
      after: { ...toValues(edit.after, order), reason: edit.reason },
    });
  }

  async function takeAdded(
    session: ClientSession,
    { market, number }: OrderRecord,
    { before, after }: OrderEditRecord,
  ) {
    const added = unitsBeyond(after.lines, before.lines);
    if (added.length > 0) await stock.sell(session, market, added, number);
  }

  async function giveBack(
    session: ClientSession,
    { market, number }: OrderRecord,
    lines: readonly Units[],
    by: string | null,
  ) {
    if (lines.length === 0) return;
    const back = backOnShelf(lines, by);
    await stock.takeBack(session, { market, orderNumber: number, lines: back.lines }, back.by, back.cause);
  }

  function tell(session: ClientSession, { number, email, language }: OrderRecord, { id: editId }: OrderEditRecord) {
    const refs = { orderNumber: number, editId };
    outbox.queue(session, { kind: 'ORDER_EDITED', about: `${number}:${editId}`, refs, to: email, language });
  }

  return {
    /** Null, with nothing written, if the order has changed since it was read. Throws ShortageError. */
    write(order: OrderRecord, judged: JudgedEdit, author: EditAuthor): Promise<OrderRecord | null> {
      const { before, after, changes, addressCheck } = judged;
      return inTransaction(connection, async (session) => {
        const edit = toRecord(judged, author);
        const applied = { edit, addressCheck, ...toEffects(edit, changes) };
        const edited = await orderEdits.apply(session, order, applied);
        if (!edited) return null;
        await takeAdded(session, order, edit);
        await giveBack(session, order, unitsBeyond(before.lines, after.lines), edit.by);
        const saved = await money.settle(session, { order, edited }, edit);
        tell(session, saved, edit);
        if (edit.by) await recordAudit(session, saved, edit, edit.by, 'ORDER_EDITED');
        return saved;
      });
    },

    /**
     * Asks the customer to agree to an edit that costs more, and holds the units that it adds. Null, with nothing written, if
     * the order has changed since it was read. Throws ShortageError.
     */
    propose(order: OrderRecord, judged: JudgedEdit, author: EditAuthor): Promise<OrderRecord | null> {
      const { before, after, addressCheck } = judged;
      return inTransaction(connection, async (session) => {
        const edit = toRecord(judged, author);
        const expiresAt = new Date(edit.at.getTime() + PAYMENT_REQUEST_HOURS * 3_600_000);
        const asked = { amount: after.amounts.total - before.amounts.total, by: edit.by, expiresAt };
        const proposed = { edit, addressCheck, refundsVersion: order.refundsVersion ?? null };
        const saved = await paymentRequests.open(session, order, asked, proposed);
        if (!saved) return null;
        await takeAdded(session, order, edit);
        if (edit.by) await recordAudit(session, saved, edit, edit.by, 'ORDER_EDIT_PROPOSED');
        return saved;
      });
    },

    /** Makes the edit that was paid for, or agreed to. The units that it adds are held already. Null if the order no longer allows it. */
    async applyProposed(session: ClientSession, order: OrderRecord): Promise<OrderRecord | null> {
      const proposed = order.proposedEdit;
      if (!proposed || proposed.refundsVersion !== (order.refundsVersion ?? null)) return null;
      const { addressCheck } = proposed;
      const edit = { ...proposed.edit, at: new Date() };
      const { before, after } = edit;
      const applied = { edit, addressCheck, ...toEffects(edit, findContentChanges(before, after)) };
      const edited = await orderEdits.apply(session, order, applied);
      if (!edited) return null;
      await giveBack(session, order, unitsBeyond(before.lines, after.lines), edit.by);
      tell(session, edited, edit);
      return edited;
    },

    /** Gives back the units that an edit was to add. */
    async dropProposed(session: ClientSession, order: OrderRecord): Promise<void> {
      const edit = order.proposedEdit?.edit;
      if (edit) await giveBack(session, order, unitsBeyond(edit.after.lines, edit.before.lines), null);
    },
  };
}

export type EditWriter = ReturnType<typeof createEditWriter>;
