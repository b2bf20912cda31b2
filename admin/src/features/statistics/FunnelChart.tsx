import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { RankedBars } from './charts/RankedBars.tsx';
import { countText, shareText, toShare } from './figures.ts';

const FunnelChartFragment = graphql(`
  fragment FunnelChart_SaleStatistics on SaleStatistics {
    funnel { step visits visitsBefore }
  }
`);

interface FunnelChartProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof FunnelChartFragment>;
}

/** Number of visits that reach each step of the funnel. */
export function FunnelChart({ view, statistics }: FunnelChartProps) {
  const t = useText();
  const { funnel } = readFragment(FunnelChartFragment, statistics);
  const all = funnel[0]?.visits ?? 0;
  const steps = funnel.map(({ step, visits, visitsBefore }, place) => ({
    key: step,
    name: t(`statistics.step.${step}`),
    value: visits,
    before: visitsBefore,
    ofAll: toShare(visits, all),
    ofStepBefore: place === 0 ? null : toShare(visits, funnel[place - 1]?.visits ?? 0),
  }));
  const table = {
    columns: [
      { title: t('statistics.step') },
      { title: t('statistics.visits'), format: countText },
      { title: t('statistics.step.ofAll'), format: shareText },
      { title: t('statistics.step.ofBefore'), format: shareText },
      { title: t('statistics.before'), format: countText },
    ],
    rows: steps.map(({ name, value, ofAll, ofStepBefore, before }) => [name, value, ofAll, ofStepBefore, before]),
  };
  return (
    <ChartPanel
      title={t('statistics.funnel')}
      note={t('statistics.funnel.note')}
      fileName={`funnel-${view.market}-${view.period}`}
      table={table}
      empty={all > 0 ? null : t('statistics.emptyDays')}
      wide
    >
      <RankedBars
        rows={steps.map(({ name, ofAll, ...row }) => ({
          ...row,
          name: ofAll === null ? name : `${name} · ${shareText(ofAll)}`,
        }))}
        format={countText}
      />
    </ChartPanel>
  );
}
