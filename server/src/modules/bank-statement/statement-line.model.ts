import { STATEMENT_DAYS } from '@eunbit/schema/bank-statement';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { StatementLineRecord } from './statement-line.record.ts';

/**
 * Longer than rows are taken after their day, so that no line is forgotten that could come again. What was booked stands
 * on the order and in the books; whoever sent money for something else is forgotten with the line.
 */
const LIFETIME_DAYS = 2 * STATEMENT_DAYS;

const schema = new Schema<StatementLineRecord>(
  {
    hash: { type: String, required: true },
    bankId: { type: String, required: true },
    receivedOn: { type: String, required: true },
    receivedTime: { type: String, default: null },
    receivedAt: { type: Date, required: true },
    amount: { type: Number, required: true },
    depositorName: { type: String, default: '' },
    memo: { type: String, default: '' },
    state: { type: String, required: true },
    takenAt: { type: Date, required: true },
    takenBy: { type: String, required: true },
    handledAt: { type: Date, default: null },
    handledBy: { type: String, default: null },
    orderNumber: { type: String, default: null },
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

export type StatementLineModel = Model<StatementLineRecord>;
export const statementLineModel = (connection: Connection): StatementLineModel =>
  modelOn(connection, 'StatementLine', schema, 'bank_statement_lines');
