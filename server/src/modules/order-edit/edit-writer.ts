import { randomUUID } from 'node:crypto';
import type { AddressCheck } from '@eunbit/schema/checkout';
import { deliveryNoteText } from '@eunbit/schema/delivery-note';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Values } from '../audit/changed-values.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { EditedContents, OrderEditRecord } from '../order/edit/order-edit.record.ts';
import type { OrderEdits } from '../order/edit/order-edits.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { StockService } from '../stock/stock.service.ts';
import type { EditAuthor } from './edit-attempts.ts';
import type { ContentChanges } from './edit-contents.ts';
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
}

function toValues({ address, phone, deliveryNote, lines, amounts }: EditedContents, { market }: OrderRecord): Values {
  return {
    recipient: personName(address),
    address: addressLine(address, market),
    phone,
    deliveryNote: deliveryNote && deliveryNoteText(deliveryNote, 'ko'),
    lines: lines.map(({ title, quantity }) => `${title.ko} × ${quantity}`).join(', '),
    total: amounts.total,
  };
}

/** Writes an edit with all that follows from it, or nothing: the order, units, money, its email, the activity log. */
export function createEditWriter({ connection, orderEdits, stock, money, audit, outbox }: Deps) {
  async function recordAudit(session: ClientSession, order: OrderRecord, edit: OrderEditRecord, by: string) {
    await audit.record(session, {
      by,
      action: 'ORDER_EDITED',
      subject: 'ORDER',
      subjectId: order.number,
      before: toValues(edit.before, order),
      after: { ...toValues(edit.after, order), reason: edit.reason },
    });
  }

  async function moveUnits(
    session: ClientSession,
    { market, number }: OrderRecord,
    { before, after, by }: OrderEditRecord,
  ) {
    const added = unitsBeyond(after.lines, before.lines);
    const removed = unitsBeyond(before.lines, after.lines);
    if (added.length > 0) await stock.sell(session, market, added, number);
    if (removed.length > 0) await stock.restock(session, { market, number, lines: removed }, by);
  }

  return {
    /** Null, with nothing written, if the order has changed since it was read. Throws ShortageError. */
    write(order: OrderRecord, judged: JudgedEdit, author: EditAuthor): Promise<OrderRecord | null> {
      const { before, after, changes, addressCheck } = judged;
      return inTransaction(connection, async (session) => {
        const edit: OrderEditRecord = {
          id: randomUUID(),
          at: new Date(),
          by: author.staffId,
          reason: author.staffId === null ? null : author.reason.trim(),
          before,
          after,
        };
        const edited = await orderEdits.apply(session, order, {
          edit,
          addressCheck,
          renewsShipment: changes.label || changes.lines,
          changesSales: changes.lines || before.amounts.total !== after.amounts.total,
        });
        if (!edited) return null;
        await moveUnits(session, order, edit);
        const saved = await money.settle(session, { order, edited }, edit);
        outbox.queue(session, {
          kind: 'ORDER_EDITED',
          about: `${saved.number}:${edit.id}`,
          refs: { orderNumber: saved.number, editId: edit.id },
          to: saved.email,
          language: saved.language,
        });
        if (edit.by) await recordAudit(session, saved, edit, edit.by);
        return saved;
      });
    },
  };
}

export type EditWriter = ReturnType<typeof createEditWriter>;
