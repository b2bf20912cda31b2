import type { Market } from '@eunbit/schema/market';
import { SUGGESTED_TAGS } from '@eunbit/schema/order-desk';
import { normaliseTag } from '@eunbit/schema/tag';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { UserRecord } from '../account/user.record.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { RecordCreated } from '../idempotency/idempotency.service.ts';
import type { OrderNoteRecord, OrderRecord } from '../order/order.record.ts';
import type { DeskOrders } from '../order/stores/desk-orders.ts';
import type { Assignment, Assignments } from './assignments.ts';
import { isColleague } from './colleague-rules.ts';
import { mentionModel } from './mention.model.ts';
import { orderTagModel } from './order-tag.model.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly accountReader: AccountReader;
  readonly outbox: EmailOutbox;
  readonly deskOrders: DeskOrders;
  readonly assignments: Assignments;
}

export type DeskOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' | 'full' | 'changed' | 'notStaff' };

interface NewNote {
  readonly text: string;
  readonly mentionIds: readonly string[];
}

/** What staff keep on an order for each other: its tags, whose it is, and notes. */
export function createOrderDeskService({ connection, audit, accountReader, outbox, deskOrders, assignments }: Deps) {
  const [tags, mentions] = [orderTagModel(connection), mentionModel(connection)];

  async function tagsChanged(session: ClientSession, order: OrderRecord, before: readonly string[], by: string) {
    await audit.record(session, {
      by,
      action: 'ORDER_TAGS_CHANGED',
      subject: 'ORDER',
      subjectId: order.number,
      before: { tags: before.join(', ') },
      after: { tags: (order.tags ?? []).join(', ') },
    });
  }

  return {
    /** Tags that orders of a store have had, used last first. */
    async suggestedTags(market: Market): Promise<string[]> {
      const used = await tags.find({ market }).sort({ usedAt: -1 }).limit(SUGGESTED_TAGS).lean();
      return used.map(({ tag }) => tag);
    },

    /** A tag that the order has already is none too many. */
    async addTag(orderNumber: string, typed: string, by: string): Promise<DeskOutcome> {
      const tag = normaliseTag(typed);
      const tagged = await inTransaction(connection, async (session) => {
        const order = await deskOrders.addTag(session, orderNumber, tag);
        if (!order) return null;
        const { market } = order;
        await tagsChanged(session, order, order.tags?.slice(0, -1) ?? [], by);
        const used = { market, tag, usedAt: new Date() };
        writeLast(session, tags, {
          updateOne: { filter: { _id: `${market}:${tag}` }, update: { $set: used }, upsert: true },
        });
        return order;
      });
      if (tagged) return { outcome: 'saved', order: tagged };
      const order = await deskOrders.byNumber(orderNumber);
      if (!order) return { outcome: 'notFound' };
      return order.tags?.includes(tag) ? { outcome: 'saved', order } : { outcome: 'full' };
    },

    async removeTag(orderNumber: string, typed: string, by: string): Promise<DeskOutcome> {
      const tag = normaliseTag(typed);
      const untagged = await inTransaction(connection, async (session) => {
        const order = await deskOrders.removeTag(session, orderNumber, tag);
        if (order) await tagsChanged(session, order, [...(order.tags ?? []), tag], by);
        return order;
      });
      const order = untagged ?? (await deskOrders.byNumber(orderNumber));
      return order ? { outcome: 'saved', order } : { outcome: 'notFound' };
    },

    /** Gives an order to somebody at work, or to nobody, if it still is whose the caller saw it to be. */
    async assign(orderNumber: string, { seen, assigneeId }: Assignment, by: string): Promise<DeskOutcome> {
      if (assigneeId && (await assignments.staffAmong([assigneeId])).length === 0) return { outcome: 'notStaff' };
      const nameOf = await assignments.namesOf([seen, assigneeId]);
      const assigned = await assignments.write(orderNumber, { seen, assigneeId }, nameOf, by);
      if (assigned) return { outcome: 'saved', order: assigned };
      return { outcome: (await deskOrders.byNumber(orderNumber)) ? 'changed' : 'notFound' };
    },

    /** Writes a note, and tells the colleagues whom it names, all or nothing. Nobody is told of what they wrote. */
    async addNote(
      orderNumber: string,
      { text, mentionIds }: NewNote,
      by: string,
      recordCreated: RecordCreated,
    ): Promise<DeskOutcome['outcome']> {
      const ids = [...new Set(mentionIds)];
      const named = await assignments.staffAmong(ids);
      if (named.length < ids.length) return 'notStaff';
      const note: OrderNoteRecord = {
        id: String(new Types.ObjectId()),
        text: text.trim(),
        by,
        at: new Date(),
        ...(ids.length > 0 && { mentions: ids }),
      };
      const saved = await inTransaction(connection, async (session) => {
        const order = await deskOrders.addNote(session, orderNumber, note);
        if (!order) return false;
        const { number, market } = order;
        await audit.record(session, {
          by,
          action: 'ORDER_NOTE_ADDED',
          subject: 'ORDER',
          subjectId: number,
          after: { note: note.text },
        });
        const told = named.filter(({ _id }) => String(_id) !== by);
        const byEmail = told.filter(({ mentionEmails }) => mentionEmails !== false);
        const about = { orderNumber: number, market, noteId: note.id, text: note.text, by, createdAt: note.at };
        if (told.length > 0) {
          await mentions.insertMany(
            told.map(({ _id }) => ({ ...about, staffId: String(_id), readAt: null })),
            { session },
          );
        }
        for (const { _id, email, language } of byEmail) {
          const staffId = String(_id);
          outbox.queue(session, {
            kind: 'ORDER_MENTION',
            about: `${note.id}:${staffId}`,
            refs: { orderNumber: number, noteId: note.id, staffId },
            to: email,
            language,
          });
        }
        await recordCreated(session, note.id);
        return true;
      });
      if (saved) return 'saved';
      return (await deskOrders.byNumber(orderNumber)) ? 'full' : 'notFound';
    },

    /** Everybody whom an order can be given to and a note can name. */
    async colleagues(): Promise<UserRecord[]> {
      return (await accountReader.staff()).filter(isColleague);
    },
  };
}

export type OrderDeskService = ReturnType<typeof createOrderDeskService>;
