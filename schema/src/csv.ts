/** Makes Excel read a file as UTF-8, Hangul included. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Value = string | number | null;

/** What spreadsheets take for the beginning of a formula, also behind blanks that they strip. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/** The same behind what ends a cell where the decimal separator is a comma, whose files have semicolons. */
const FORMULA_INSIDE = /([;\t\r\n])([^\S\r\n]*[=+\-@＝＋－＠])/gu;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** What somebody typed, which a spreadsheet shows and does not run. */
function toHarmless(value: Value): Value {
  if (typeof value !== 'string' || PLAIN_NUMBER.test(value)) return value;
  const inside = value.replace(FORMULA_INSIDE, "$1'$2");
  return FORMULA.test(inside) ? `'${inside}` : inside;
}

/** A cell that its content cannot end. */
function cell(value: Value): string {
  const text = String(value ?? '');
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a file of comma-separated values (RFC 4180) that another program reads, as it is. */
export function plainCsvLine(values: readonly Value[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** The same of a file that people open in a spreadsheet. */
export function csvLine(values: readonly Value[]): string {
  return plainCsvLine(values.map(toHarmless));
}
