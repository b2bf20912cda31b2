import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAXIMUM_STATEMENT_ROWS } from '@eunbit/schema/bank-statement';
import { CsvError, parse } from 'csv-parse';
import { findSeparator } from '../../../common/csv-file.ts';

export interface StatementRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type StatementRows =
  | { readonly rows: readonly StatementRow[] }
  | { readonly refused: 'tooManyRows' }
  | { readonly refused: 'unclosedQuote'; readonly line: number };

const CHUNK = 64 * 1024;
/** Longest row in characters; only an unclosed quotation mark makes a longer one. */
const LONGEST_ROW = 20_000;

/** `="110-123"` is how a file keeps a spreadsheet from reading a number; every other formula stays the text it is. */
function toCell(text: string): string {
  return (/^="(.*)"$/s.exec(text)?.[1] ?? text).trim();
}

function* inChunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/** The rows of a statement; parsed piece by piece, so that other requests are answered meanwhile. */
export async function readRows(text: string): Promise<StatementRows> {
  const rows: StatementRow[] = [];
  const parser = parse({
    bom: true,
    delimiter: findSeparator(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    // Kept here and not read from the stream, which gives up what it has not handed out when it meets an error.
    on_record(record: readonly string[], { lines }) {
      const cells = record.map(toCell);
      if (cells.some((cell) => cell !== '')) rows.push({ line: lines, cells });
      return null;
    },
  });
  try {
    await pipeline(Readable.from(inChunks(text)), parser.resume());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { refused: 'unclosedQuote', line: (rows.at(-1)?.line ?? 0) + 1 };
  }
  return rows.length > MAXIMUM_STATEMENT_ROWS ? { refused: 'tooManyRows' } : { rows };
}
