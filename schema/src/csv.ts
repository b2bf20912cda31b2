/** Makes Excel read a file as UTF-8, Hangul included. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A sum of money that a spreadsheet can add up: without currency and separators, with the decimals of its currency. */
export interface PlainAmount {
  readonly amount: number;
  readonly decimals: number;
}

/** What stands in a cell of a file. */
export type CellValue = string | number | PlainAmount | null;

/** What spreadsheets take for the beginning of a formula, also behind blanks that they strip. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/** The same behind what ends a cell where the decimal separator is a comma, whose files have semicolons. */
const FORMULA_INSIDE = /([;\t\r\n])([^\S\r\n]*[=+\-@＝＋－＠])/gu;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** What somebody typed, which a spreadsheet shows and does not run. */
function toHarmless(value: CellValue): CellValue {
  if (typeof value !== 'string' || PLAIN_NUMBER.test(value)) return value;
  const inside = value.replace(FORMULA_INSIDE, "$1'$2");
  return FORMULA.test(inside) ? `'${inside}` : inside;
}

const toCellText = (value: CellValue): string =>
  typeof value === 'object' && value !== null ? value.amount.toFixed(value.decimals) : String(value ?? '');

/** A cell that its content cannot end. */
function cell(value: CellValue): string {
  const text = toCellText(value);
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a file of comma-separated values (RFC 4180) that another program reads, as it is. */
export function plainCsvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** The same of a file that people open in a spreadsheet. */
export function csvLine(values: readonly CellValue[]): string {
  return plainCsvLine(values.map(toHarmless));
}
