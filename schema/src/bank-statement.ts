/** Where a statement is sent to, as it is: its bytes, or the pasted text in UTF-8. */
export const BANK_STATEMENT_PATH = '/bank-statement';
/** The kind of body: no form of another site can send it. */
export const BANK_STATEMENT_TYPE = 'application/octet-stream';
export const MAXIMUM_STATEMENT_BYTES = 5 * 1024 * 1024;
export const MAXIMUM_STATEMENT_ROWS = 20_000;
/**
 * Older rows are not taken. Lines are kept for longer than this after they were taken, so that none is forgotten while it
 * could come once more.
 */
export const STATEMENT_DAYS = 180;
/** Most lines that one request books or sets aside. */
export const MAXIMUM_LINES_AT_ONCE = 100;
/** Rows that could not be read and are named; the others are counted. */
export const MAXIMUM_UNREADABLE_SHOWN = 100;
/** Longest name of a column, and longest reason for setting a line aside. */
export const MAXIMUM_COLUMN_LENGTH = 60;
export const MAXIMUM_SET_ASIDE_LENGTH = 200;

/** What the shop reads of a row. */
export const STATEMENT_FIELDS = ['date', 'time', 'amount', 'depositorName', 'kind', 'balance', 'memo'] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** Without these nothing can be matched. */
export const REQUIRED_STATEMENT_FIELDS = [
  'date',
  'amount',
  'depositorName',
] as const satisfies readonly StatementField[];

/** The heading of the column of each field, as the bank writes it; null if the bank has none. */
export type StatementColumns = Readonly<Record<StatementField, string | null>>;

export const NO_STATEMENT_COLUMNS: StatementColumns = {
  date: null,
  time: null,
  amount: null,
  depositorName: null,
  kind: null,
  balance: null,
  memo: null,
};

/** How far a line is. */
export const StatementLineStatus = {
  /** Awaits an answer. */
  OPEN: 'OPEN',
  /** It is a deposit of an order. */
  BOOKED: 'BOOKED',
  /** It belongs to no order. */
  SET_ASIDE: 'SET_ASIDE',
} as const;
export type StatementLineStatus = (typeof StatementLineStatus)[keyof typeof StatementLineStatus];

/** Why a row was not taken. */
export const UnreadableReason = {
  DATE: 'DATE',
  AMOUNT: 'AMOUNT',
  CHARACTERS: 'CHARACTERS',
  TOO_OLD: 'TOO_OLD',
  IN_FUTURE: 'IN_FUTURE',
} as const;
export type UnreadableReason = (typeof UnreadableReason)[keyof typeof UnreadableReason];

/** A reason against a line being the deposit of an order. */
export const DepositDifference = {
  NAME_DIFFERS: 'NAME_DIFFERS',
  AMOUNT_SHORT: 'AMOUNT_SHORT',
  AMOUNT_SURPLUS: 'AMOUNT_SURPLUS',
  ORDER_PAID: 'ORDER_PAID',
  ORDER_CANCELLED: 'ORDER_CANCELLED',
  BEFORE_ORDER: 'BEFORE_ORDER',
  LONG_AFTER_ORDER: 'LONG_AFTER_ORDER',
  OTHER_ORDER_FITS: 'OTHER_ORDER_FITS',
  OTHER_DEPOSIT_FITS: 'OTHER_DEPOSIT_FITS',
  SAME_DEPOSIT_BOOKED: 'SAME_DEPOSIT_BOOKED',
} as const;
export type DepositDifference = (typeof DepositDifference)[keyof typeof DepositDifference];

/** What came of sending a statement. */
export type StatementAnswer =
  | {
      readonly outcome: 'READ';
      /** Deposits that were not known before. */
      readonly added: number;
      /** Deposits of a statement that was sent before. */
      readonly known: number;
      /** Withdrawals, empty rows and sums. */
      readonly skipped: number;
      readonly unreadableCount: number;
      readonly unreadable: readonly {
        readonly line: number;
        readonly reason: UnreadableReason;
        readonly text: string;
      }[];
    }
  | {
      /** The columns of this account are not known yet, or are called otherwise in this statement. */
      readonly outcome: 'COLUMNS_NEEDED';
      readonly headings: readonly string[];
      /** The first rows below the headings. */
      readonly rows: readonly (readonly string[])[];
      readonly guess: StatementColumns;
    };
