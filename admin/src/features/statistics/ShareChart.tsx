import { useText } from '../../app/use-text.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { type Share, ShareBar } from './charts/ShareBar.tsx';
import { countText, shareText, toShare } from './figures.ts';

/** The first colour is for the share that the chart is about. */
const COLORS = ['purple.600', 'green.600', 'gray.400'];

interface ShareChartProps {
  readonly title: string;
  readonly note?: string;
  readonly fileName: string;
  readonly heads: { readonly name: string; readonly value: string };
  readonly shares: readonly Share[];
}

/** A panel that shows the shares of a number of visits. */
export function ShareChart({ heads, shares, ...panel }: ShareChartProps) {
  const t = useText();
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const table = {
    columns: [
      { title: heads.name },
      { title: heads.value, format: countText },
      { title: t('statistics.share'), format: shareText },
    ],
    rows: shares.map(({ name, value }) => [name, value, toShare(value, whole)]),
  };
  return (
    <ChartPanel {...panel} table={table} empty={whole > 0 ? null : t('statistics.emptyDays')}>
      <ShareBar
        shares={shares}
        colors={COLORS}
        format={(value, share) => `${countText(value)} · ${shareText(share)}`}
      />
    </ChartPanel>
  );
}
