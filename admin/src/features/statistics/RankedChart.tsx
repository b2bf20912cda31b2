import { useText } from '../../app/use-text.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { countText } from './charts/figures.ts';
import { RankedBars, type RankedRow } from './charts/RankedBars.tsx';

interface RankedChartProps {
  readonly title: string;
  readonly note?: string;
  readonly fileName: string;
  /** Column heads of the table: what is ranked, and what is counted. */
  readonly heads: { readonly name: string; readonly value: string };
  readonly rows: readonly RankedRow[];
  /** Shown when there are no rows. */
  readonly emptyText: string;
  readonly format?: (value: number) => string;
  /** Largest number of bars; the table has all rows. */
  readonly most?: number;
  readonly wide?: boolean;
}

/** A panel that ranks things by their number. */
export function RankedChart({ heads, rows, emptyText, format = countText, most = 10, ...panel }: RankedChartProps) {
  const t = useText();
  const table = {
    columns: [{ title: heads.name }, { title: heads.value, format }, { title: t('statistics.before'), format }],
    rows: rows.map(({ name, value, before }) => [name, value, before]),
  };
  return (
    <ChartPanel {...panel} table={table} empty={rows.some(({ value }) => value > 0) ? null : emptyText}>
      <RankedBars rows={rows.slice(0, most)} format={format} />
    </ChartPanel>
  );
}
