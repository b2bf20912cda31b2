import { ORDER_COLUMN_IDS, type OrderColumnId } from './order-columns.ts';

/** Custom column widths in pixels; other columns are as wide as their content. */
export type ColumnWidths = Readonly<Partial<Record<OrderColumnId, number>>>;

const NARROWEST = 64;
const WIDEST = 640;

/** Checkbox and order number come before the optional columns. */
const COLUMNS_BEFORE = 2;

const toColumnWidth = (pixels: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, pixels)));

/** Reads stored widths; ignores invalid values. */
export function parseColumnWidths(kept: unknown): ColumnWidths {
  if (typeof kept !== 'object' || kept === null) return {};
  const found = ORDER_COLUMN_IDS.flatMap((id) => {
    const width = Object.hasOwn(kept, id) ? (kept as Record<string, unknown>)[id] : null;
    return typeof width === 'number' && Number.isFinite(width) ? [[id, toColumnWidth(width)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** `width` is null for automatic width. */
export function withColumnWidth(widths: ColumnWidths, column: OrderColumnId, width: number | null): ColumnWidths {
  const { [column]: _, ...others } = widths;
  return width === null ? others : { ...others, [column]: toColumnWidth(width) };
}

/** Styles of the table, one rule per column, so that no cell has a style of its own. */
export function toWidthStyles(columns: readonly OrderColumnId[], widths: ColumnWidths) {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const width = widths[column];
      if (width === undefined) return [];
      const size = `${width}px`;
      const cell = { width: size, minWidth: size, maxWidth: size, overflow: 'hidden', textOverflow: 'ellipsis' };
      return [[`& tr > :nth-of-type(${index + 1 + COLUMNS_BEFORE}):is(th, td)`, cell]];
    }),
  );
}
