import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { isObjectId } from '../../common/object-id.ts';
import { type Result, refusalKey, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { Changed, DepositOrders, OrderRefusal } from '../order/index.ts';
import type { LineOutcome } from './bank-statement.types.ts';
import { type StatementLineRecord, statementLineModel } from './statement-line.model.ts';

/** A deposit of an order, to be recorded. */
export interface DepositToRecord {
  readonly orderNumber: string;
  readonly amount: number;
  readonly receivedOn: string;
  readonly depositorName: string;
  readonly bankId: string;
  readonly statementLineId: string;
  readonly expectedDeposits: null;
  readonly isRepeatConfirmed: false;
  readonly staffId: string;
}

/** Records deposits, at most one per line. */
export interface DepositRecorder {
  record(deposit: DepositToRecord): Promise<Changed<OrderRefusal> | null>;
}

/** A line, and the order to book it for. */
export interface LineToBook {
  readonly lineId: string;
  readonly orderNumber: string;
}

/** The result for one line, with the reason if it was not booked. `line` is missing if it does not exist. */
export interface BookedLine {
  readonly lineId: string;
  readonly outcome: keyof typeof LineOutcome;
  readonly reason: ApiMessageKey | null;
  readonly line: StatementLineRecord | null;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly deposits: DepositRecorder;
  readonly depositOrders: DepositOrders;
  readonly log: Logger;
}

const NOT_REOPENED = refuse('LINE_NOT_REOPENED', 'statement.lineNotReopened');

const toIds = (ids: readonly string[]) => ids.filter(isObjectId).map((id) => new Types.ObjectId(id));

/** Staff operations on lines: book as deposit, set aside, or reopen. */
export function createStatementBookingService({ connection, audit, deposits, depositOrders, log }: Deps) {
  const lines = statementLineModel(connection);

  async function readLines(ids: readonly string[]): Promise<Map<string, StatementLineRecord>> {
    const found = await lines.find({ _id: { $in: toIds(ids) } }).lean();
    return new Map(found.map((line) => [String(line._id), line]));
  }

  /**
   * Marks a line as booked. The deposit was recorded before, once per line, so this is correct in any status of the line, also if
   * a process died between the two writes.
   */
  function markBooked({ _id }: StatementLineRecord, orderNumber: string, staffId: string) {
    return lines
      .findOneAndUpdate(
        { _id },
        {
          $set: {
            status: 'BOOKED',
            orderNumber,
            setAsideReason: null,
            handledAt: new Date(),
            handledBy: staffId,
          },
        },
        { returnDocument: 'after', lean: true },
      )
      .exec();
  }

  /** Marks a line that already has a deposit, from a concurrent request or from before a process died. */
  async function findBooked(line: StatementLineRecord, staffId: string): Promise<StatementLineRecord | null> {
    const current = await lines.findById(line._id).lean();
    if (current?.status === 'BOOKED') return current;
    const orderNumber = await depositOrders.numberByStatementLine(String(line._id));
    return orderNumber === null ? current : markBooked(line, orderNumber, staffId);
  }

  async function bookOne(line: StatementLineRecord, wanted: string, staffId: string): Promise<BookedLine> {
    const lineId = String(line._id);
    const refused = (reason: ApiMessageKey) => ({ lineId, outcome: 'REFUSED', reason, line }) as const;
    const bookedBefore = (current: StatementLineRecord | null) =>
      ({ lineId, outcome: 'BOOKED_BEFORE', reason: 'statement.lineBookedBefore', line: current }) as const;

    if (line.status === 'BOOKED') return bookedBefore(line);
    if (line.status === 'SET_ASIDE') return refused('statement.lineSetAside');
    const orderNumber = normaliseOrderNumber(wanted);
    const { amount, receivedOn, bankId } = line;
    // Cash deposits have no depositor name.
    const depositorName = line.depositorName || '-';
    const sent = { orderNumber, amount, receivedOn, depositorName, bankId, statementLineId: lineId, staffId };
    const recorded = await deposits.record({ ...sent, expectedDeposits: null, isRepeatConfirmed: false });
    if (!recorded) return refused('order.notFound');
    if ('order' in recorded) {
      return { lineId, outcome: 'BOOKED', reason: null, line: await markBooked(line, orderNumber, staffId) };
    }
    if ('conflict' in recorded) return refused('deposit.seenOthers');
    const reason = refusalKey(recorded.refused);
    return reason === 'deposit.duplicate' ? bookedBefore(await findBooked(line, staffId)) : refused(reason);
  }

  return {
    /**
     * Records each line as a deposit of its order, independently, so that a failure does not affect the others. Sequential,
     * because several may be for one order.
     */
    async book(wanted: readonly LineToBook[], staffId: string): Promise<BookedLine[]> {
      const known = await readLines(wanted.map(({ lineId }) => lineId));
      const outcomes: BookedLine[] = [];
      for (const { lineId, orderNumber } of wanted) {
        const line = known.get(lineId) ?? null;
        try {
          outcomes.push(
            line
              ? await bookOne(line, orderNumber, staffId)
              : { lineId, outcome: 'REFUSED', reason: 'statement.lineNotFound', line },
          );
        } catch (error) {
          log.error({ err: error, line: lineId }, 'bank statement line not booked');
          outcomes.push({ lineId, outcome: 'FAILED', reason: 'internal', line });
        }
      }
      return outcomes;
    },

    /** Marks lines as not belonging to any order. Lines handled meanwhile stay unchanged; all lines are returned. */
    setAside(ids: readonly string[], reason: string, staffId: string): Promise<StatementLineRecord[]> {
      return inTransaction(connection, async (session) => {
        const wanted = { _id: { $in: toIds(ids) } };
        const open = await lines.find({ ...wanted, status: 'OPEN' }, null, { session }).lean();
        const change = {
          status: 'SET_ASIDE',
          setAsideReason: reason.trim(),
          handledAt: new Date(),
          handledBy: staffId,
        } as const;
        await lines.updateMany(
          { _id: { $in: open.map(({ _id }) => _id) }, status: 'OPEN' },
          { $set: change },
          { session },
        );
        for (const bankId of new Set(open.map((line) => line.bankId))) {
          const lineIds = open.filter((line) => line.bankId === bankId).map(({ _id }) => String(_id));
          await audit.record(session, {
            by: staffId,
            action: 'BANK_STATEMENT_LINES_SET_ASIDE',
            subject: 'BANK_ACCOUNT',
            subjectId: bankId,
            after: { statementLines: lineIds.join(', '), reason: change.setAsideReason },
          });
        }
        return lines.find(wanted, null, { session }).lean();
      });
    },

    /** Reopens a line. A booked line can be reopened only if its deposit was removed from the order. */
    reopen(
      lineId: string,
      staffId: string,
    ): Promise<Result<StatementLineRecord, 'LINE_NOT_FOUND' | 'LINE_NOT_REOPENED'>> {
      return inTransaction(connection, async (session) => {
        const line = isObjectId(lineId) ? await lines.findById(lineId, null, { session }).lean() : null;
        if (!line) return refuse('LINE_NOT_FOUND', 'statement.lineNotFound');
        if (line.status === 'OPEN' || (await depositOrders.numberByStatementLine(lineId, session))) return NOT_REOPENED;
        const saved = await lines
          .findOneAndUpdate(
            { _id: line._id, status: line.status },
            { $set: { status: 'OPEN', orderNumber: null, setAsideReason: null, handledAt: null, handledBy: null } },
            { session, returnDocument: 'after', lean: true },
          )
          .exec();
        if (!saved) return NOT_REOPENED;
        await audit.record(session, {
          by: staffId,
          action: 'BANK_STATEMENT_LINE_REOPENED',
          subject: 'BANK_ACCOUNT',
          subjectId: line.bankId,
          before: { order: line.orderNumber, reason: line.setAsideReason },
          after: { statementLines: lineId },
        });
        return { value: saved };
      });
    },
  };
}

export type StatementBookingService = ReturnType<typeof createStatementBookingService>;
