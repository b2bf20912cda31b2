import { createHash } from 'node:crypto';
import { STATEMENT_DAYS, type UnreadableReason } from '@eunbit/schema/bank-statement';
import { normaliseLine } from '@eunbit/schema/typed-line';
import { countBroken } from '../../../common/csv-file.ts';
import { Turns } from '../../../common/turns.ts';
import type { ColumnPlaces } from './statement-columns.ts';
import type { StatementRow } from './statement-rows.ts';
import { type Received, readAmount, readReceived } from './statement-values.ts';

/** Maximum lengths of stored texts. */
const LONGEST_NAME = 60;
const LONGEST_MEMO = 200;

/** A deposit of a statement. */
export interface ReadLine {
  /** Identifies a movement across all statements of the account. */
  readonly hash: string;
  readonly received: Received;
  /** Won. */
  readonly amount: number;
  readonly depositorName: string;
  readonly memo: string;
}

export interface ReadStatement {
  readonly lines: readonly ReadLine[];
  /** Number of skipped rows: withdrawals and totals. */
  readonly skipped: number;
  readonly unreadable: readonly { readonly line: number; readonly reason: UnreadableReason; readonly text: string }[];
}

const SUM = /^(합계|총계|소계|누계|총합계|total)$/i;
const OUTGOING = /출금|지급|withdraw/i;

/** Reduces a cell to one line without invisible characters. */
function toText(cell: string, longest: number): string {
  const visible = normaliseLine(cell).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
  return [...visible.replace(/\s+/g, ' ').trim()].slice(0, longest).join('');
}

interface Deposit extends Omit<ReadLine, 'hash'> {
  readonly balance: string;
}

type Reading = Deposit | UnreadableReason | 'SKIPPED';

interface Days {
  readonly today: string;
  readonly first: string;
}

function readRow({ cells }: StatementRow, places: ColumnPlaces, { today, first }: Days): Reading {
  const cell = (field: keyof ColumnPlaces) => cells[places[field]] ?? '';
  if (cells.some((text) => SUM.test(text.replace(/\s/g, '')))) return 'SKIPPED';
  const amount = readAmount(cell('amount'));
  if (amount === null) return 'AMOUNT';
  if (amount === 0 || OUTGOING.test(cell('kind'))) return 'SKIPPED';
  const received = readReceived(cell('date'), cell('time'));
  if (!received) return 'DATE';
  if (received.on > today) return 'IN_FUTURE';
  if (received.on < first) return 'TOO_OLD';
  if (countBroken(`${cell('depositorName')}${cell('memo')}`) > 0) return 'CHARACTERS';
  return {
    received,
    amount,
    depositorName: toText(cell('depositorName'), LONGEST_NAME),
    memo: toText(cell('memo'), LONGEST_MEMO),
    balance: toText(cell('balance'), LONGEST_NAME).replace(/[^\d-]/g, ''),
  };
}

function toIdentity(bankId: string, { received, amount, depositorName, balance }: Deposit): string {
  return JSON.stringify([bankId, received.on, received.time, amount, depositorName, balance]);
}

/** The first day whose rows are imported. */
function firstDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - STATEMENT_DAYS);
  return day.toISOString().slice(0, 10);
}

/** Shared by all statements, so that reading them does not block other requests. */
const turns = new Turns();

/**
 * Reads the rows below the headings. A movement is identified by the bank's data about it. Identical movements are distinguished
 * by their number within the statement, so both are stored, and both are recognised when imported again.
 */
export async function readStatement(
  rows: readonly StatementRow[],
  { bankId, places, today }: { readonly bankId: string; readonly places: ColumnPlaces; readonly today: string },
): Promise<ReadStatement> {
  const days = { today, first: firstDay(today) };
  const lines: ReadLine[] = [];
  const unreadable: ReadStatement['unreadable'][number][] = [];
  const seen = new Map<string, number>();
  let skipped = 0;
  await turns.forEach(rows, (row) => {
    const reading = readRow(row, places, days);
    if (reading === 'SKIPPED') {
      skipped += 1;
    } else if (typeof reading === 'string') {
      unreadable.push({ line: row.line, reason: reading, text: toText(row.cells.join(' · '), LONGEST_MEMO) });
    } else {
      const identity = toIdentity(bankId, reading);
      const occurrence = (seen.get(identity) ?? 0) + 1;
      seen.set(identity, occurrence);
      const { balance: _, ...line } = reading;
      lines.push({ ...line, hash: createHash('sha256').update(`${identity}#${occurrence}`).digest('hex') });
    }
  });
  return { lines, skipped, unreadable };
}
