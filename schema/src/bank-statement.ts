/** A statement is uploaded to this path unchanged: its bytes, or the pasted text in UTF-8. */
export const BANK_STATEMENT_PATH = '/bank-statement';
/** Content type of the upload: no form of another site can send it. */
export const BANK_STATEMENT_TYPE = 'application/octet-stream';
export const MAXIMUM_STATEMENT_BYTES = 5 * 1024 * 1024;
export const MAXIMUM_STATEMENT_ROWS = 20_000;
/**
 * Rows that are more days old than this are not imported. Imported lines are kept for longer, so that a line is still known while
 * it could be imported again.
 */
export const STATEMENT_DAYS = 180;
/** Maximum lines that one request can book or set aside. */
export const MAXIMUM_LINES_AT_ONCE = 100;
/** Maximum unreadable rows that are listed; the others are only counted. */
export const MAXIMUM_UNREADABLE_SHOWN = 100;
/** Longest name of a column, and longest reason for setting a line aside, in characters. */
export const MAXIMUM_COLUMN_LENGTH = 60;
export const MAXIMUM_SET_ASIDE_LENGTH = 200;

/** Fields that the shop reads from a row. */
export const STATEMENT_FIELDS = ['date', 'time', 'amount', 'depositorName', 'kind', 'balance', 'memo'] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** No row can be matched without these. */
export const REQUIRED_STATEMENT_FIELDS = [
  'date',
  'amount',
  'depositorName',
] as const satisfies readonly StatementField[];

/** Column heading of each field, as the bank writes it; null if the bank has no such column. */
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

export const StatementLineStatus = {
  /** Waits for a decision. */
  OPEN: 'OPEN',
  /** Recorded as the deposit of an order. */
  BOOKED: 'BOOKED',
  /** Belongs to no order. */
  SET_ASIDE: 'SET_ASIDE',
} as const;
export type StatementLineStatus = (typeof StatementLineStatus)[keyof typeof StatementLineStatus];

/** Why a row was not imported. */
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

/** Result of uploading a statement. */
export type StatementAnswer =
  | {
      readonly outcome: 'READ';
      /** Deposits that are new to the shop. */
      readonly added: number;
      /** Deposits that an earlier statement contained. */
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
      /** The columns of this account are not known yet, or have other headings in this statement. */
      readonly outcome: 'COLUMNS_NEEDED';
      readonly headings: readonly string[];
      /** The first rows below the headings. */
      readonly rows: readonly (readonly string[])[];
      readonly guess: StatementColumns;
    };
