import {
  NO_STATEMENT_COLUMNS,
  REQUIRED_STATEMENT_FIELDS,
  STATEMENT_FIELDS,
  type StatementColumns,
  type StatementField,
} from '@eunbit/schema/bank-statement';
import { normaliseLine } from '@eunbit/schema/typed-line';
import type { StatementRow } from './statement-rows.ts';

/** Banks write titles, account and period above the headings. */
const ROWS_ABOVE = 40;

/**
 * Headings of the large banks' statements, most specific first: KB has both 적요 (how it was paid) and 보낸분/받는분 (who paid), Toss
 * Bank has 적요 alone, for who paid.
 */
const HEADINGS: Readonly<Record<StatementField, readonly string[]>> = {
  date: [
    '거래일시',
    '거래일자',
    '거래일',
    '거래날짜',
    '입금일시',
    '입금일자',
    '입금일',
    '일시',
    '일자',
    '날짜',
    'date',
  ],
  time: ['거래시간', '거래시각', '입금시간', '시간', '시각', 'time'],
  amount: ['입금액', '입금금액', '맡기신금액', '입금', 'deposit', 'credit', '거래금액', '금액', 'amount'],
  depositorName: [
    '보낸분/받는분',
    '의뢰인/수취인',
    '입금자명',
    '입금자',
    '입금인',
    '의뢰인',
    '보낸분',
    '보낸사람',
    '기재내용',
    '거래기록사항',
    '내용',
    '거래내용',
    '상대계좌예금주명',
    '예금주명',
    '적요',
    'depositor',
    'name',
    'description',
  ],
  kind: ['입출금구분', '입/출금', '거래유형', '구분', 'type'],
  balance: ['거래후잔액', '거래후잔고', '잔액', 'balance'],
  memo: ['송금메모', '이체메모', '받는통장메모', '거래특이사항', '메모', '비고', 'memo'],
};

/** Headings of amount columns for deposits and withdrawals alike; the sign or another column distinguishes them. */
const UNSIGNED = new Set(['거래금액', '금액', 'amount']);

/** Normalises a heading: `입금금액(원)` and `입금 금액` are equal. */
export function normaliseHeading(text: string): string {
  return normaliseLine(text)
    .replace(/\([^)]*\)/g, '')
    .replace(/\s/g, '')
    .toLowerCase();
}

/** Guesses the columns from a row of headings, as far as they are known. */
export function guessColumns(headings: readonly string[]): StatementColumns {
  const names = headings.map(normaliseHeading);
  const find = (field: StatementField): string | null => {
    for (const known of HEADINGS[field]) {
      const at = names.indexOf(known);
      if (at >= 0) return headings[at] ?? null;
    }
    return null;
  };
  const found = Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, find(field)])) as StatementColumns;
  // If deposits have their own column, the column for the kind is ignored.
  return found.amount && UNSIGNED.has(normaliseHeading(found.amount)) ? found : { ...found, kind: null };
}

const isWhole = (columns: StatementColumns) => REQUIRED_STATEMENT_FIELDS.every((field) => columns[field] !== null);

/** The row of headings, with the guessed columns. */
export interface Headings {
  readonly at: number;
  readonly headings: readonly string[];
  readonly guess: StatementColumns;
}

/** The first row in which all required columns are recognised; otherwise the widest of the first rows, for staff to map. */
export function findHeadings(rows: readonly StatementRow[]): Headings | null {
  const first = rows.slice(0, ROWS_ABOVE).map(({ cells }, at) => ({ at, headings: cells, guess: guessColumns(cells) }));
  const known = first.find(({ guess }) => isWhole(guess));
  if (known) return known;
  const width = ({ headings }: Headings) => headings.filter((heading) => heading !== '').length;
  const [widest] = [...first].sort((one, other) => width(other) - width(one) || one.at - other.at);
  return widest && width(widest) >= 2 ? { ...widest, guess: { ...NO_STATEMENT_COLUMNS, ...widest.guess } } : null;
}

/** The index of each field in a row; -1 if the bank does not have it. */
export type ColumnPlaces = Readonly<Record<StatementField, number>>;

/** Finds the row with all headings mapped for an account; null if the statement has another format. */
export function placeColumns(
  rows: readonly StatementRow[],
  columns: StatementColumns,
): { readonly at: number; readonly places: ColumnPlaces } | null {
  for (const [at, { cells }] of rows.slice(0, ROWS_ABOVE).entries()) {
    const names = cells.map(normaliseHeading);
    const place = (field: StatementField) => {
      const heading = columns[field];
      return heading === null ? -1 : names.indexOf(normaliseHeading(heading));
    };
    const places = Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, place(field)])) as ColumnPlaces;
    if (STATEMENT_FIELDS.every((field) => columns[field] === null || places[field] >= 0)) return { at, places };
  }
  return null;
}
