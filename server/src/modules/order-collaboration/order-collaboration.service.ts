import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_MENTIONS, SUGGESTED_TAGS } from '@eunbit/schema/order-collaboration';
import { normaliseTag, validateTag } from '@eunbit/schema/tag';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import { refuse, refuseInput } from '../../common/refusal.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { Changed, ChangeOrder, OrderNoteRecord, OrderRecord, OrderRefusal } from '../order/index.ts';
import type { Assignments } from './assignments.ts';
import { type Assignment, decideNote, decideTagAdded, decideTagRemoved } from './collaboration-decisions.ts';
import { isColleague } from './colleague-rules.ts';
import { mentionModel } from './mention.model.ts';
import { orderTagModel } from './order-tag.model.ts';

interface Deps {
  readonly connection: Connection;
  readonly accountReader: AccountReader;
  readonly outbox: EmailOutbox;
  readonly changeOrder: ChangeOrder;
  readonly assignments: Assignments;
}

type OrderChange = Promise<Changed<OrderRefusal> | null>;

const NOT_STAFF = refuse('NOT_STAFF', 'assignee.notStaff');

interface NewNote {
  readonly text: string;
  readonly mentionIds: readonly string[];
}

/** Internal data of orders: tags, assignee and notes. */
export function createOrderCollaborationService({ connection, accountReader, outbox, changeOrder, assignments }: Deps) {
  const [tags, mentions] = [orderTagModel(connection), mentionModel(connection)];

  /** Records that a tag was used, for suggestions. */
  function noteUse(session: ClientSession, { market }: OrderRecord, tag: string): void {
    const used = { market, tag, usedAt: new Date() };
    const filter = { _id: `${market}:${tag}` };
    writeLast(session, tags, { updateOne: { filter, update: { $set: used }, upsert: true } });
  }

  /** Notifies colleagues mentioned in a note, except its author. */
  async function notifyMentioned(
    session: ClientSession,
    { number, market }: OrderRecord,
    note: OrderNoteRecord,
    named: UserRecord[],
  ) {
    const { id: noteId, text, by, at: createdAt } = note;
    const recipients = named.filter(({ _id }) => String(_id) !== by);
    const about = { orderNumber: number, market, noteId, text, by, createdAt, readAt: null };
    if (recipients.length > 0) {
      await mentions.insertMany(
        recipients.map(({ _id }) => ({ ...about, staffId: String(_id) })),
        { session },
      );
    }
    for (const { _id, email, language } of recipients.filter(({ mentionEmails }) => mentionEmails !== false)) {
      const refs = { orderNumber: number, noteId, staffId: String(_id) };
      outbox.queue(session, { kind: 'ORDER_MENTION', about: `${noteId}:${refs.staffId}`, refs, to: email, language });
    }
  }

  return {
    /** Tags used on orders of a store, most recently used first. */
    async suggestedTags(market: Market): Promise<string[]> {
      const used = await tags.find({ market }).sort({ usedAt: -1 }).limit(SUGGESTED_TAGS).lean();
      return used.map(({ tag }) => tag);
    },

    /** A tag that the order has already does not count towards the limit. */
    async addTag(orderNumber: string, typed: string, by: string): OrderChange {
      const invalid = refuseInput(validateTag(typed));
      if (invalid) return invalid;
      const tag = normaliseTag(typed);
      const decide = (order: OrderRecord) => decideTagAdded(order, tag, by);
      return changeOrder(orderNumber, decide, (session, order) => noteUse(session, order, tag));
    },

    removeTag: (orderNumber: string, typed: string, by: string): OrderChange =>
      changeOrder(orderNumber, (order) => decideTagRemoved(order, normaliseTag(typed), by)),

    /**
     * Assigns an order to an active staff member, or to nobody; returns a conflict if the assignee is not the one that the caller
     * saw.
     */
    async assign(orderNumber: string, { seen, assigneeId }: Assignment, by: string): OrderChange {
      if (assigneeId && (await assignments.staffAmong([assigneeId])).length === 0) return NOT_STAFF;
      const nameOf = await assignments.namesOf([seen, assigneeId]);
      return assignments.write(orderNumber, { seen, assigneeId }, nameOf, by);
    },

    /** Saves a note and notifies the colleagues mentioned, in one transaction. */
    async addNote(
      orderNumber: string,
      { text, mentionIds }: NewNote,
      by: string,
      recordCreated: RecordCreated,
    ): OrderChange {
      const tooMany = [{ path: 'mentionIds', key: 'mention.tooMany' }] as const;
      const failures = validateOrderNote({ text });
      const invalid = refuseInput(failures.length === 0 && mentionIds.length > MAXIMUM_MENTIONS ? tooMany : failures);
      if (invalid) return invalid;
      const ids = [...new Set(mentionIds)];
      const named = await assignments.staffAmong(ids);
      if (named.length < ids.length)
        return { refused: { failures: [{ path: 'mentionIds', key: 'mention.notStaff' }] } };
      const note: OrderNoteRecord = {
        id: String(new Types.ObjectId()),
        text: text.trim(),
        by,
        at: new Date(),
        ...(ids.length > 0 && { mentions: ids }),
      };
      const decide = (order: OrderRecord) => decideNote(order, note);
      return changeOrder(orderNumber, decide, async (session, order) => {
        await notifyMentioned(session, order, note, named);
        await recordCreated(session, note.id);
      });
    },

    /** All staff who can be assigned orders and mentioned in notes. */
    async colleagues(): Promise<UserRecord[]> {
      return (await accountReader.staff()).filter(isColleague);
    },
  };
}

export type OrderCollaborationService = ReturnType<typeof createOrderCollaborationService>;
