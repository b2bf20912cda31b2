import { dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import type { FigureTable } from './charts/figure-table.ts';
import { LineChart } from './charts/LineChart.tsx';
import type { Series } from './charts/series.ts';

interface DayChartProps {
  readonly title: string;
  readonly note?: string;
  readonly fileName: string;
  /** Days, oldest first and today last, `2026-03-01`. */
  readonly dates: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Short format for the axis. */
  readonly shortFormat?: (value: number) => string;
  /** Whether values are whole numbers. */
  readonly whole?: boolean;
  readonly wide?: boolean;
}

/** A panel with a chart of daily figures. */
export function DayChart({ dates, series, format, shortFormat = format, whole = true, ...panel }: DayChartProps) {
  const t = useText();
  const language = useLanguage();
  const table: FigureTable = {
    columns: [{ title: t('statistics.day') }, ...series.map(({ name }) => ({ title: name, format }))],
    rows: dates.map((date, index) => [date, ...series.map(({ values }) => values[index] ?? null)]),
  };
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <ChartPanel {...panel} table={table} empty={isEmpty ? t('statistics.emptyDays') : null}>
      <LineChart
        label={t('statistics.byDay', { title: panel.title })}
        places={dates.map((date) => dayText(date, language))}
        series={series}
        format={format}
        shortFormat={shortFormat}
        whole={whole}
        openEnd={t('statistics.soFar')}
      />
    </ChartPanel>
  );
}

/** A line and, in a paler colour, the line of the previous period, matched day by day. */
export function comparedSeries<Day>(
  names: { readonly now: string; readonly before: string },
  days: { readonly now: readonly Day[]; readonly before: readonly Day[] },
  pick: (day: Day) => number | null,
): readonly Series[] {
  return [
    { name: names.now, values: days.now.map(pick), style: 'main' },
    { name: names.before, values: days.before.map(pick), style: 'before' },
  ];
}
