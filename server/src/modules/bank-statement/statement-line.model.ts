import { STATEMENT_DAYS, type StatementLineStatus } from '@eunbit/schema/bank-statement';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/**
 * Longer than the import period, so that no line is deleted that could be imported again. Booked deposits remain on the order and
 * in the ledger; data of other senders is deleted with the line.
 */
const LIFETIME_DAYS = 2 * STATEMENT_DAYS;

/** A deposit of a bank statement. It is stored so that it is booked only once, even if its statement is imported again. */
const schema = recordSchema(
  {
    /** Identifies the line, see `read-statement.ts`. */
    hash: { type: String, required: true },
    bankId: { type: String, required: true },
    /** The day in Seoul, `2026-03-02`. */
    receivedOn: { type: String, required: true },
    /** `14:05:09`; null if the statement has no times. */
    receivedTime: { type: String, default: null },
    /** Day and time as an instant, for lists; the start of the day if there is no time. */
    receivedAt: { type: Date, required: true },
    /** Won. */
    amount: { type: Number, required: true },
    depositorName: { type: String, default: '' },
    memo: { type: String, default: '' },
    status: { type: stores<StatementLineStatus>(String), required: true },
    takenAt: { type: Date, required: true },
    /** Id of a member of staff. */
    takenBy: { type: String, required: true },
    /** When it was last booked or set aside, and by whom. */
    handledAt: { type: Date, default: null },
    handledBy: { type: String, default: null },
    /** BOOKED: the order of the deposit. */
    orderNumber: { type: String, default: null },
    /** SET_ASIDE: the reason. */
    setAsideReason: { type: String, default: null },
  },
  { versionKey: false },
);
// One line per movement, even if several statements contain it or are imported concurrently.
schema.index({ hash: 1 }, { unique: true });
// Lists the lines of a status, newest first.
schema.index({ status: 1, receivedAt: -1, _id: -1 });
// Lines of the same amount, which compete for an order or may be one movement read twice.
schema.index({ status: 1, amount: 1, receivedAt: -1 });
schema.index({ takenAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type StatementLineRecord = RecordOf<typeof schema>;
export type StatementLineModel = Model<StatementLineRecord>;
export const statementLineModel = (connection: Connection): StatementLineModel =>
  modelOn(connection, 'StatementLine', schema, 'bank_statement_lines');
