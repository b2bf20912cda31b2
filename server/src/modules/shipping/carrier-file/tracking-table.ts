import { normaliseOrderNumber } from '@eunbit/schema/order';
import { normaliseLine } from '@eunbit/schema/typed-line';
import type { SeparatedRow } from '../../../common/separated-values.ts';

/** A row of a carrier's file of tracking numbers. */
export interface NumberedRow {
  /** Its row number in the file, from 1, as in spreadsheets. */
  readonly row: number;
  readonly orderNumber: string;
  readonly trackingNumber: string;
}

export type TrackingTable =
  | { readonly rows: readonly NumberedRow[] }
  | { readonly refused: 'noNumbers' | 'noOrders' | 'empty' };

/** Maximum rows above and including the headings, such as a title, the shop's name and a date. */
const HEADING_ROWS = 20;
/** Maximum candidate columns for the order number; no file has more than two. */
const ORDER_COLUMNS = 5;

/** Headings in the files of the five carriers; the first one found is used. */
const NUMBER_HEADINGS = ['운송장번호', '송장번호', '등기번호', '운송장no', '송장no', '운송장', '송장'];
const ORDER_HEADINGS = ['고객주문번호', '출고번호', '쇼핑몰주문번호', '주문번호', '고객관리번호'];

const toHeading = (cell: string) =>
  normaliseLine(cell)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A cell without the characters that spreadsheets add to numeric text: `="123"`, `'123`, `123.0`. */
function cleanCell(cell = ''): string {
  const text = normaliseLine(cell).trim();
  const bare = /^="([^"]*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '');
  return bare.replace(/^(\d+)\.0+$/, '$1').trim();
}

const OWN_NUMBER = /^EB-\d{6}-[0-9A-Z]{8}$/;

/** Columns with one of the headings, in the order of the headings. */
function findColumns(row: readonly string[], headings: readonly string[]): number[] {
  const own = row.map(toHeading);
  return headings.flatMap((heading) => own.flatMap((one, index) => (one === heading ? [index] : [])));
}

/** Of several candidates, the column with most of the shop's numbers: carriers' software also has order numbers of its own. */
function chooseOrderColumn(columns: readonly number[], rows: readonly SeparatedRow[]): number | undefined {
  const count = (column: number) =>
    rows.filter(({ cells }) => OWN_NUMBER.test(normaliseOrderNumber(cleanCell(cells[column])))).length;
  const counts = columns.slice(0, ORDER_COLUMNS).map((column) => ({ column, count: count(column) }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.column;
}

/**
 * Reads the order and tracking numbers of a carrier's file, by its headings (SHIPMENT-28). If there are two heading rows, the
 * lower one is used. Rows without an order and a number, such as totals, are skipped.
 */
export function readTrackingTable(rows: readonly SeparatedRow[]): TrackingTable {
  const beginning = rows.slice(0, HEADING_ROWS);
  const head = beginning.findLastIndex(({ cells }) => findColumns(cells, NUMBER_HEADINGS).length > 0);
  const headings = rows[head]?.cells;
  const [numberColumn] = headings ? findColumns(headings, NUMBER_HEADINGS) : [];
  if (!headings || numberColumn === undefined) return { refused: 'noNumbers' };
  const below = rows.slice(head + 1);
  const orderColumn = chooseOrderColumn(findColumns(headings, ORDER_HEADINGS), below);
  if (orderColumn === undefined) return { refused: 'noOrders' };
  const numbered = below.flatMap(({ row, cells }): NumberedRow[] => {
    const orderNumber = normaliseOrderNumber(cleanCell(cells[orderColumn]));
    const trackingNumber = cleanCell(cells[numberColumn]);
    return orderNumber ? [{ row, orderNumber, trackingNumber }] : [];
  });
  return numbered.length > 0 ? { rows: numbered } : { refused: 'empty' };
}
