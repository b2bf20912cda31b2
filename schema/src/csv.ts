/** Makes Excel read a file as UTF-8, Hangul included. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, also behind blanks that they strip. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell: what a customer typed can neither end it nor be run as a formula when the file is opened. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a file of comma-separated values (RFC 4180). */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
