import { STATEMENT_DAYS, type StatementLineStatus } from '@eunbit/schema/bank-statement';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/**
 * Longer than rows are taken after their day, so that no line is forgotten that could come again. What was booked stands
 * on the order and in the books; whoever sent money for something else is forgotten with the line.
 */
const LIFETIME_DAYS = 2 * STATEMENT_DAYS;

/** A deposit of a bank statement. It is kept so that it is booked once, however often its statement is sent. */
const schema = recordSchema(
  {
    /** Identifies the line, see `read-statement.ts`. */
    hash: { type: String, required: true },
    bankId: { type: String, required: true },
    /** The day in Seoul, `2026-03-02`. */
    receivedOn: { type: String, required: true },
    /** `14:05:09`; null if the bank tells days only. */
    receivedTime: { type: String, default: null },
    /** The same as an instant, for lists; the beginning of the day if there is no time. */
    receivedAt: { type: Date, required: true },
    /** Won. */
    amount: { type: Number, required: true },
    depositorName: { type: String, default: '' },
    memo: { type: String, default: '' },
    state: { type: stores<StatementLineStatus>(String), required: true },
    takenAt: { type: Date, required: true },
    /** Id of a member of staff. */
    takenBy: { type: String, required: true },
    /** When it was last booked or set aside, and by whom. */
    handledAt: { type: Date, default: null },
    handledBy: { type: String, default: null },
    /** BOOKED: the order of the deposit. */
    orderNumber: { type: String, default: null },
    /** SET_ASIDE: why. */
    setAsideReason: { type: String, default: null },
  },
  { versionKey: false },
);
// A movement is one line, however many statements have it, and however many members of staff send them at once.
schema.index({ hash: 1 }, { unique: true });
// The list of a state, newest first.
schema.index({ state: 1, receivedAt: -1, _id: -1 });
// Lines of the same amount, which compete for an order or may be one movement read twice.
schema.index({ state: 1, amount: 1, receivedAt: -1 });
schema.index({ takenAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type StatementLineRecord = RecordOf<typeof schema>;
export type StatementLineModel = Model<StatementLineRecord>;
export const statementLineModel = (connection: Connection): StatementLineModel =>
  modelOn(connection, 'StatementLine', schema, 'bank_statement_lines');
