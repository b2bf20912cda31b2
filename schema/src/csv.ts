/** Makes Excel read a file as UTF-8, Hangul included. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A sum of money that a spreadsheet can add up: without currency and separators, with the decimals of its currency. */
export interface PlainAmount {
  readonly amount: number;
  readonly decimals: number;
}

/** Content of a cell. */
export type CellValue = string | number | PlainAmount | null;

/** Beginning of a formula for spreadsheets, also after leading whitespace that they strip. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/**
 * Beginning of a formula after a character that ends a cell in semicolon-separated files, which are usual with a decimal comma.
 */
const FORMULA_INSIDE = /([;\t\r\n])([^\S\r\n]*[=+\-@＝＋－＠])/gu;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A typed text, changed so that a spreadsheet shows it and does not run it. */
function toHarmless(value: CellValue): CellValue {
  if (typeof value !== 'string' || PLAIN_NUMBER.test(value)) return value;
  const inside = value.replace(FORMULA_INSIDE, "$1'$2");
  return FORMULA.test(inside) ? `'${inside}` : inside;
}

const toCellText = (value: CellValue): string =>
  typeof value === 'object' && value !== null ? value.amount.toFixed(value.decimals) : String(value ?? '');

/** A cell, quoted if its content could end it. */
function cell(value: CellValue): string {
  const text = toCellText(value);
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of comma-separated values (RFC 4180) for another program, unchanged. */
export function plainCsvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A line of comma-separated values for people who open the file in a spreadsheet. */
export function csvLine(values: readonly CellValue[]): string {
  return plainCsvLine(values.map(toHarmless));
}
