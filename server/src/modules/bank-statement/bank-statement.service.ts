import {
  MAXIMUM_COLUMN_LENGTH,
  MAXIMUM_UNREADABLE_SHOWN,
  type StatementAnswer,
  type StatementColumns,
} from '@eunbit/schema/bank-statement';
import { type Bank, findBank } from '@eunbit/schema/shop-settings';
import { validateStatementColumns } from '@eunbit/schema/validation-bank-statement';
import { type Connection, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { recordsOf } from '../../common/models.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { startOfDay, storeDay } from '../../common/store-time.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { decodeStatement } from './reading/decode-statement.ts';
import { type ReadLine, readStatement } from './reading/read-statement.ts';
import { findHeadings, placeColumns } from './reading/statement-columns.ts';
import { readRows, type StatementRow } from './reading/statement-rows.ts';
import { statementColumnsModel } from './statement-columns.model.ts';
import { type StatementLineRecord, statementLineModel } from './statement-line.model.ts';

/** Statements per hour by one member of staff. */
const LIMIT = { tries: 60, windowSeconds: 3600 };
/** Number of rows shown below the headings. */
const ROWS_SHOWN = 5;
/** Lines per write command. */
const BATCH = 1_000;

export type StatementRefusal =
  | { readonly refused: 'bankUnknown' | 'spreadsheet' | 'unreadable' | 'tooManyRows' | 'noTable' }
  | { readonly refused: 'unclosedQuote'; readonly line: number };

/** A bank account of the shop with what is known of its statements. */
export interface StatementAccount extends Bank {
  /** Null until staff have set it. */
  readonly columns: StatementColumns | null;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly limiter: RateLimiter;
  readonly shopSettings: CurrentSettings;
}

function toRecord(line: ReadLine, bankId: string, staffId: string, takenAt: Date): StatementLineRecord {
  const { received, ...printed } = line;
  const day = startOfDay('KR', received.on).getTime();
  const [hours = 0, minutes = 0, seconds = 0] = (received.time ?? '0:0:0').split(':').map(Number);
  return {
    _id: new Types.ObjectId(),
    ...printed,
    bankId,
    receivedOn: received.on,
    receivedTime: received.time,
    receivedAt: new Date(day + ((hours * 60 + minutes) * 60 + seconds) * 1000),
    status: 'OPEN',
    takenAt,
    takenBy: staffId,
    handledAt: null,
    handledBy: null,
    orderNumber: null,
    setAsideReason: null,
  };
}

function askForColumns(rows: readonly StatementRow[]): StatementAnswer | StatementRefusal {
  const found = findHeadings(rows);
  if (!found) return { refused: 'noTable' };
  const shorten = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, MAXIMUM_COLUMN_LENGTH));
  return {
    outcome: 'COLUMNS_NEEDED',
    headings: shorten(found.headings),
    rows: rows.slice(found.at + 1, found.at + 1 + ROWS_SHOWN).map(({ cells }) => shorten(cells)),
    guess: found.guess,
  };
}

/** Imports statements of the shop's bank accounts; `statement-booking.service.ts` books their lines. */
export function createBankStatementService({ connection, audit, limiter, shopSettings }: Deps) {
  const lines = recordsOf(statementLineModel(connection));
  const columnsOf = statementColumnsModel(connection);

  /** Inserts lines that were just found to be new. If two requests insert the same line, the unique hash lets one succeed. */
  async function insertBatch(batch: readonly StatementLineRecord[]): Promise<number> {
    if (batch.length === 0) return 0;
    try {
      return (await lines.insertMany(batch, { ordered: false })).insertedCount;
    } catch (error) {
      const isKnownNow = error instanceof mongo.MongoBulkWriteError && isDuplicateKey(error);
      if (isKnownNow) return error.insertedCount;
      throw error;
    }
  }

  /** Inserts the lines that are not known yet and returns their number. */
  async function insertNew(records: readonly StatementLineRecord[]): Promise<number> {
    let added = 0;
    for (let at = 0; at < records.length; at += BATCH) {
      const batch = records.slice(at, at + BATCH);
      const stored = lines.find({ hash: { $in: batch.map(({ hash }) => hash) } }, { projection: { _id: 0, hash: 1 } });
      const known = new Set((await stored.toArray()).map(({ hash }) => hash));
      added += await insertBatch(batch.filter(({ hash }) => !known.has(hash)));
    }
    return added;
  }

  return {
    /** Counts a statement before its body is read; false if over the limit. */
    attemptUpload: (staffId: string): Promise<boolean> => limiter.attempt({ [`bank-statement:${staffId}`]: LIMIT }),

    /** The bank accounts that take deposits. */
    async accounts(): Promise<StatementAccount[]> {
      const { accounts } = shopSettings.current.banks;
      const known = await columnsOf.find({ _id: { $in: accounts.map(({ id }) => id) } }).lean();
      const byBank = new Map(known.map(({ _id, columns }) => [_id, columns]));
      return accounts.map((bank) => ({ ...bank, columns: byBank.get(bank.id) ?? null }));
    },

    /** Saves the column mapping of an account. */
    async saveColumns(
      bankId: string,
      columns: StatementColumns,
      staffId: string,
    ): Promise<Result<StatementAccount, 'BANK_UNKNOWN'>> {
      const invalid = refuseInput(validateStatementColumns(columns));
      if (invalid) return invalid;
      const bank = findBank(shopSettings.current.banks, bankId);
      if (!bank) return refuse('BANK_UNKNOWN', 'statement.bankUnknown');
      await inTransaction(connection, async (session) => {
        const savedAt = new Date();
        const before = await columnsOf
          .findOneAndUpdate({ _id: bankId }, { $set: { columns, savedAt } }, { session, upsert: true })
          .lean();
        await audit.record(session, {
          by: staffId,
          action: 'BANK_STATEMENT_COLUMNS_SAVED',
          subject: 'BANK_ACCOUNT',
          subjectId: bankId,
          before: before && { ...before.columns },
          after: { ...columns },
        });
      });
      return { value: { ...bank, columns } };
    },

    /** Reads a statement and stores its new deposits. */
    async read(bankId: string, bytes: Uint8Array, staffId: string): Promise<StatementAnswer | StatementRefusal> {
      if (!findBank(shopSettings.current.banks, bankId)) return { refused: 'bankUnknown' };
      const decoded = decodeStatement(bytes);
      if ('refused' in decoded) return decoded;
      const table = await readRows(decoded.text);
      if ('refused' in table) return table;

      const known = await columnsOf.findById(bankId).lean();
      const placed = known && placeColumns(table.rows, known.columns);
      if (!placed) return askForColumns(table.rows);
      const { at, places } = placed;
      const now = new Date();
      const statement = await readStatement(table.rows.slice(at + 1), { bankId, places, today: storeDay('KR', now) });

      const added = await insertNew(statement.lines.map((line) => toRecord(line, bankId, staffId, now)));
      const counts = {
        added,
        known: statement.lines.length - added,
        skipped: statement.skipped,
        unreadableCount: statement.unreadable.length,
      };
      await audit.recordRead({
        by: staffId,
        action: 'BANK_STATEMENT_READ',
        subject: 'BANK_ACCOUNT',
        subjectId: bankId,
        after: counts,
      });
      return { outcome: 'READ', ...counts, unreadable: statement.unreadable.slice(0, MAXIMUM_UNREADABLE_SHOWN) };
    },
  };
}

export type BankStatementService = ReturnType<typeof createBankStatementService>;
