import { STATEMENT_FIELDS, type StatementColumns } from '@eunbit/schema/bank-statement';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** The column mapping of an account's statements, set by staff. */
export interface StatementColumnsRecord {
  /** Id of the bank account in the settings. */
  _id: string;
  columns: StatementColumns;
  savedAt: Date;
}

const columns = Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, { type: String, default: null }]));

const schema = new Schema<StatementColumnsRecord>(
  {
    _id: { type: String, required: true },
    columns: { type: new Schema(columns, { _id: false }), required: true },
    savedAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export type StatementColumnsModel = Model<StatementColumnsRecord>;
export const statementColumnsModel = (connection: Connection): StatementColumnsModel =>
  modelOn(connection, 'StatementColumns', schema, 'bank_statement_columns');
