import type { AuditAction } from '@eunbit/schema/audit';
import { isStandingReturn, type ReturnLabelState, type ReturnState } from '@eunbit/schema/return';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Values } from '../audit/changed-values.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { OrderReturns } from '../order/stores/order-returns.ts';
import type { ReturnNews } from './emails/return-emails.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import { withReturn } from './return-rules.ts';

/** A change of a return: the fields that become other ones, and what is told and logged with it. */
export interface ReturnChange {
  readonly to?: ReturnState;
  /** Id of the member of staff; null for the customer and for the shop. */
  readonly by: string | null;
  /** Of refusals. */
  readonly reason?: string;
  readonly set?: Partial<ReturnRecord> & Readonly<Record<`label.${string}`, unknown>>;
  /** What else must still hold of the return. */
  readonly where?: QueryFilter<ReturnRecord>;
  /** What the customer is told by email; nothing where left out. */
  readonly news?: ReturnNews;
  readonly audit?: { readonly action: AuditAction; readonly after?: Values };
}

/** What else happens in the transaction of a change; null where it could not: then nothing is saved. */
export type Along = (session: ClientSession, order: OrderRecord) => Promise<AlongResult | null>;

export interface AlongResult {
  /** The order as the work has left it. */
  readonly order: OrderRecord;
  readonly set?: Partial<ReturnRecord>;
}

export interface SavedReturn {
  readonly record: ReturnRecord;
  readonly order: OrderRecord;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly outbox: EmailOutbox;
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
}

/** Thrown to abort a transaction. */
class StaleError extends Error {}

/**
 * Writes the steps of returns. Each is one transaction: the return, on condition that it is still as it was judged; its copy
 * in the order, on condition that nobody has returned or paid back units of it since; email and activity log.
 */
export function createReturnWriter({ connection, audit, outbox, orderReader, orderReturns }: Deps) {
  const returns = returnModel(connection);

  function queueEmail(session: ClientSession, order: OrderRecord, { number }: ReturnRecord, news: ReturnNews) {
    const { email: to, language } = order;
    const refs = { returnNumber: number, orderNumber: order.number, news };
    // Some news come more than once: another day of a pick-up, or of a return that was open again.
    const about = `${number}:${news}:${new Date().toISOString()}`;
    outbox.queue(session, { kind: 'RETURN_UPDATED', about, refs, to, language });
  }

  const orThrow = <T>(value: T | null): T => {
    if (value === null) throw new StaleError();
    return value;
  };

  /**
   * Has the labels of a return looked at that leaves APPROVED: those that nobody needs any more are given back. One that is being
   * bought at this moment is looked at when its lease ends, or by whoever is buying it.
   */
  async function releaseLabel(session: ClientSession, { _id }: ReturnRecord, to: ReturnState): Promise<void> {
    const unused: ReturnLabelState[] = isStandingReturn({ state: to }) ? ['FAILED'] : ['FAILED', 'BOUGHT'];
    await returns.updateOne(
      { _id, 'label.state': { $in: unused } },
      { $set: { 'label.dueAt': new Date(), 'label.attempts': 0 } },
      { session },
    );
  }

  /** Null where the work found that something has changed since it was read. */
  async function attempt<T>(work: (session: ClientSession) => Promise<T>): Promise<T | null> {
    try {
      return await inTransaction(connection, work);
    } catch (error) {
      if (error instanceof StaleError) return null;
      throw error;
    }
  }

  async function changeWithin(
    session: ClientSession,
    before: ReturnRecord,
    change: ReturnChange,
    along?: Along,
  ): Promise<SavedReturn> {
    const { to, by, reason = null, set = {}, where = {}, news, audit: logged } = change;
    const read = orThrow(await orderReader.byNumber(before.orderNumber, session));
    const done = along ? orThrow(await along(session, read)) : { order: read };
    const entry = to && { state: to, at: new Date(), by, reason };
    if (to && before.state === 'APPROVED') await releaseLabel(session, before, to);
    const changed = await returns
      .findOneAndUpdate(
        { ...where, _id: before._id, state: before.state, history: { $size: before.history.length } },
        {
          $set: { ...set, ...done.set, ...(to && { state: to }) },
          ...(entry && { $push: { history: entry } }),
        },
        { session, returnDocument: 'after', lean: true },
      )
      .exec();
    const record = orThrow(changed);
    const order = orThrow(await orderReturns.write(done.order, withReturn(done.order, record), session));
    if (news) queueEmail(session, order, record, news);
    if (by && logged) {
      await audit.record(session, {
        by,
        action: logged.action,
        subject: 'ORDER',
        subjectId: before.orderNumber,
        after: { returnNumber: before.number, ...logged.after },
      });
    }
    return { record, order };
  }

  return {
    /** A new return, of the order as it was read. Null if the order has changed since. */
    create(
      order: OrderRecord,
      record: ReturnRecord,
      along: (session: ClientSession) => Promise<Pick<ReturnRecord, 'pictures'>>,
    ): Promise<SavedReturn | null> {
      return attempt(async (session) => {
        const saved = orThrow(await orderReturns.write(order, withReturn(order, record), session));
        const created = { ...record, ...(await along(session)) };
        await returns.create([created], { session });
        queueEmail(session, order, created, 'REQUESTED');
        return { record: created, order: saved };
      });
    },

    /** A step of a return as it was read. Null if the return, or its order, has changed since. */
    change: (before: ReturnRecord, change: ReturnChange, along?: Along): Promise<SavedReturn | null> =>
      attempt((session) => changeWithin(session, before, change, along)),

    /** The same in the transaction of the caller, which has read the return in it. */
    changeWithin,
  };
}

export type ReturnWriter = ReturnType<typeof createReturnWriter>;
