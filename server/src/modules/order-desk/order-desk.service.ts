import type { Market } from '@eunbit/schema/market';
import { SUGGESTED_TAGS } from '@eunbit/schema/order-desk';
import { normaliseTag } from '@eunbit/schema/tag';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { Changed, ChangeOrder, OrderNoteRecord, OrderRecord } from '../order/index.ts';
import type { Assignments } from './assignments.ts';
import { isColleague } from './colleague-rules.ts';
import { type Assignment, decideNote, decideTagAdded, decideTagRemoved } from './desk-decisions.ts';
import { mentionModel } from './mention.model.ts';
import { orderTagModel } from './order-tag.model.ts';

interface Deps {
  readonly connection: Connection;
  readonly accountReader: AccountReader;
  readonly outbox: EmailOutbox;
  readonly changeOrder: ChangeOrder;
  readonly assignments: Assignments;
}

export type DeskOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' | 'full' | 'changed' | 'notStaff' };

interface NewNote {
  readonly text: string;
  readonly mentionIds: readonly string[];
}

function toOutcome(changed: Changed<'full' | 'changed'> | null): DeskOutcome {
  if (!changed) return { outcome: 'notFound' };
  if ('order' in changed) return { outcome: 'saved', order: changed.order };
  return { outcome: 'refused' in changed ? changed.refused : 'changed' };
}

/** What staff keep on an order for each other: its tags, whose it is, and notes. */
export function createOrderDeskService({ connection, accountReader, outbox, changeOrder, assignments }: Deps) {
  const [tags, mentions] = [orderTagModel(connection), mentionModel(connection)];

  /** Notes that a tag was used, for suggestions. */
  function noteUse(session: ClientSession, { market }: OrderRecord, tag: string): void {
    const used = { market, tag, usedAt: new Date() };
    const filter = { _id: `${market}:${tag}` };
    writeLast(session, tags, { updateOne: { filter, update: { $set: used }, upsert: true } });
  }

  /** Tells colleagues whom a note names. Nobody is told of what they wrote. */
  async function tell(
    session: ClientSession,
    { number, market }: OrderRecord,
    note: OrderNoteRecord,
    named: UserRecord[],
  ) {
    const { id: noteId, text, by, at: createdAt } = note;
    const told = named.filter(({ _id }) => String(_id) !== by);
    const about = { orderNumber: number, market, noteId, text, by, createdAt, readAt: null };
    if (told.length > 0) {
      await mentions.insertMany(
        told.map(({ _id }) => ({ ...about, staffId: String(_id) })),
        { session },
      );
    }
    for (const { _id, email, language } of told.filter(({ mentionEmails }) => mentionEmails !== false)) {
      const refs = { orderNumber: number, noteId, staffId: String(_id) };
      outbox.queue(session, { kind: 'ORDER_MENTION', about: `${noteId}:${refs.staffId}`, refs, to: email, language });
    }
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
      const decide = (order: OrderRecord) => decideTagAdded(order, tag, by);
      return toOutcome(await changeOrder(orderNumber, decide, (session, order) => noteUse(session, order, tag)));
    },

    async removeTag(orderNumber: string, typed: string, by: string): Promise<DeskOutcome> {
      const tag = normaliseTag(typed);
      return toOutcome(await changeOrder(orderNumber, (order) => decideTagRemoved(order, tag, by)));
    },

    /** Gives an order to somebody at work, or to nobody, if it still is whose the caller saw it to be. */
    async assign(orderNumber: string, { seen, assigneeId }: Assignment, by: string): Promise<DeskOutcome> {
      if (assigneeId && (await assignments.staffAmong([assigneeId])).length === 0) return { outcome: 'notStaff' };
      const nameOf = await assignments.namesOf([seen, assigneeId]);
      return toOutcome(await assignments.write(orderNumber, { seen, assigneeId }, nameOf, by));
    },

    /** Writes a note, and tells the colleagues whom it names, all or nothing. */
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
      const decide = (order: OrderRecord) => decideNote(order, note);
      const changed = await changeOrder(orderNumber, decide, async (session, order) => {
        await tell(session, order, note, named);
        await recordCreated(session, note.id);
      });
      return toOutcome(changed).outcome;
    },

    /** Everybody whom an order can be given to and a note can name. */
    async colleagues(): Promise<UserRecord[]> {
      return (await accountReader.staff()).filter(isColleague);
    },
  };
}

export type OrderDeskService = ReturnType<typeof createOrderDeskService>;
