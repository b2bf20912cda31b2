import { useText } from '../../app/use-text.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { RankedBars, type RankedRow } from './charts/RankedBars.tsx';
import { countText } from './figures.ts';

interface RankedChartProps {
  readonly title: string;
  readonly note?: string;
  readonly fileName: string;
  /** Column headings of the table: the ranked item, its value, and the gross value. */
  readonly heads: { readonly name: string; readonly value: string; readonly gross?: string };
  /** `gross` is the value before refunds. */
  readonly rows: readonly (RankedRow & { readonly gross?: number })[];
  /** Shown when there are no rows. */
  readonly emptyText: string;
  readonly format?: (value: number) => string;
  /** Maximum number of bars; the table has all rows. */
  readonly most?: number;
  readonly wide?: boolean;
}

/** A panel with a ranking. */
export function RankedChart({ heads, rows, emptyText, format = countText, most = 10, ...panel }: RankedChartProps) {
  const t = useText();
  const table = {
    columns: [
      { title: heads.name },
      { title: heads.value, format },
      ...(heads.gross ? [{ title: heads.gross, format }] : []),
      { title: t('statistics.before'), format },
    ],
    rows: rows.map(({ name, value, gross, before }) => [name, value, ...(heads.gross ? [gross ?? null] : []), before]),
  };
  return (
    <ChartPanel {...panel} table={table} empty={rows.some(({ value }) => value > 0) ? null : emptyText}>
      <RankedBars rows={rows.slice(0, most)} format={format} />
    </ChartPanel>
  );
}
