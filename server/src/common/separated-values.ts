import { Turns } from './turns.ts';

/** A row that is not blank. */
export interface SeparatedRow {
  /** Its line number in the text, from 1; the first line if its cells contain line breaks. */
  readonly line: number;
  /** Its row number in a spreadsheet, from 1, blank rows counted. */
  readonly row: number;
  readonly cells: readonly string[];
}

export type SeparatedRows =
  | { readonly rows: readonly SeparatedRow[] }
  | { readonly refused: 'tooManyRows' }
  | { readonly refused: 'unclosedQuote'; readonly line: number };

/** Maximum lines of a text, blank ones included. */
const MAXIMUM_LINES = 200_000;
/** Maximum characters of a row; only an unclosed quotation mark makes a longer one. */
const LONGEST_ROW = 20_000;
/** Maximum cells kept of a row. Banks and carriers have fewer than forty columns. */
const MAXIMUM_CELLS = 100;
/** Lines examined to detect the separator. */
const MAX_SAMPLED_LINES = 50;

/**
 * The separator of a file: the one that most of the first lines have. Text copied from a spreadsheet has tabs, and amounts with
 * commas, so a tab wins ties.
 */
function findSeparator(text: string): string {
  const lines = text.split('\n', MAX_SAMPLED_LINES);
  const count = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

const QUOTE = '"';

class RowReader {
  /** Why parsing stopped before the end of the text. */
  refused: Exclude<SeparatedRows, { rows: unknown }> | null = null;
  private readonly text: string;
  private readonly separator: string;
  private at = 0;
  private line = 1;
  private row = 0;
  /** Limit of the row that is being parsed. */
  private end = 0;

  constructor(text: string) {
    this.text = text;
    this.separator = findSeparator(text);
  }

  *rows(): Generator<SeparatedRow> {
    while (this.at < this.text.length) {
      if (this.line > MAXIMUM_LINES) this.refused = { refused: 'tooManyRows' };
      if (this.refused) return;
      const { line } = this;
      this.row += 1;
      if (this.skipLineBreak()) continue;
      const cells = this.readRow();
      if (cells === null) this.refused = { refused: 'unclosedQuote', line };
      else if (cells.some((cell) => cell !== '')) yield { line, row: this.row, cells };
    }
  }

  /** The cells up to the end of the line; null for a row that is too long. */
  private readRow(): string[] | null {
    this.end = this.at + LONGEST_ROW;
    const cells: string[] = [];
    for (;;) {
      const cell = this.readQuoted() ?? this.readBare();
      if (this.at > this.end) return null;
      if (cells.length < MAXIMUM_CELLS) cells.push(cell);
      if (this.at >= this.text.length || this.skipLineBreak()) return cells;
      this.at += 1;
    }
  }

  /** Reads up to the separator or the end of the line, quotation marks included. */
  private readBare(): string {
    const begin = this.at;
    while (this.at <= this.end && !this.endsCell(this.at)) this.at += 1;
    return this.text.slice(begin, this.at).trim();
  }

  /** Reads the text between quotation marks; null if the cell does not begin with one, or continues after the second. */
  private readQuoted(): string | null {
    const begin = this.skipSpaces(this.at);
    if (this.text[begin] !== QUOTE) return null;
    const closing = this.findClosing(begin);
    const behind = this.skipSpaces(closing + 1);
    if (closing <= this.end && !this.endsCell(behind)) return null;
    const cell = this.text.slice(begin + 1, Math.min(closing, this.end));
    this.at = behind;
    if (closing <= this.end) this.line += cell.split('\n').length - 1;
    return cell.replaceAll('""', QUOTE).trim();
  }

  /** Index of the closing quotation mark; beyond the end of the row if there is none. */
  private findClosing(begin: number): number {
    for (let at = begin + 1; at <= this.end; at += 2) {
      at = this.text.indexOf(QUOTE, at);
      if (at < 0) break;
      if (this.text[at + 1] !== QUOTE) return at;
    }
    return this.end + 1;
  }

  private skipSpaces(from: number): number {
    let at = from;
    while (this.text[at] === ' ' && at <= this.end) at += 1;
    return at;
  }

  private endsCell(at: number): boolean {
    const character = this.text[at];
    return character === this.separator || character === '\n' || character === '\r' || character === undefined;
  }

  private skipLineBreak(): boolean {
    const character = this.text[this.at];
    if (character !== '\n' && character !== '\r') return false;
    this.at += character === '\r' && this.text[this.at + 1] === '\n' ? 2 : 1;
    this.line += 1;
    return true;
  }
}

/** Shared, so that all files together take one turn at a time. */
const turns = new Turns();

/**
 * Parses comma, semicolon or tab separated values; rows may have different numbers of cells. Other requests are served in
 * between, and the cost of any text of a few megabytes is bounded.
 */
export async function readSeparatedValues(text: string, maximumRows: number): Promise<SeparatedRows> {
  const reader = new RowReader(text);
  const rows: SeparatedRow[] = [];
  await turns.forEach(reader.rows(), (row) => {
    rows.push(row);
    if (rows.length > maximumRows) reader.refused = { refused: 'tooManyRows' };
  });
  return reader.refused ?? { rows };
}
