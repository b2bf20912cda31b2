import { useText } from '../../app/use-text.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { countText } from './charts/figures.ts';
import { RankedBars, type RankedRow } from './charts/RankedBars.tsx';

interface RankedChartProps {
  readonly title: string;
  readonly note?: string;
  readonly fileName: string;
  /** What is ranked, and what is counted of it: heads of the table. */
  readonly heads: { readonly name: string; readonly value: string };
  readonly rows: readonly RankedRow[];
  /** Why there are no rows, where there are none. */
  readonly emptyText: string;
  readonly format?: (value: number) => string;
  /** Most bars that are drawn; the table has all. */
  readonly most?: number;
  readonly wide?: boolean;
}

/** A panel with things in the order of how many they are. */
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
