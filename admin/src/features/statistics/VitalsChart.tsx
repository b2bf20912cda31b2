import { chakra, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { ShareBar } from './charts/ShareBar.tsx';
import { countText, shareText, vitalText } from './figures.ts';

const VitalsChartFragment = graphql(`
  fragment VitalsChart_VisitStatistics on VisitStatistics {
    vitals { vital p75 good needsImprovement poor samples }
  }
`);

const VITAL_TEXT: Readonly<Record<string, MessageId>> = {
  LCP: 'statistics.vital.lcp',
  INP: 'statistics.vital.inp',
  CLS: 'statistics.vital.cls',
  FCP: 'statistics.vital.fcp',
  TTFB: 'statistics.vital.ttfb',
};
const COLORS = ['green.600', 'amber.200', 'red.600'];

interface VitalsChartProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof VitalsChartFragment>;
}

/** Web vitals of visitors. */
export function VitalsChart({ view, statistics }: VitalsChartProps) {
  const t = useText();
  const { vitals } = readFragment(VitalsChartFragment, statistics);
  const measured = vitals.filter(({ samples }) => samples > 0);
  const getName = (vital: string) => (VITAL_TEXT[vital] ? t(VITAL_TEXT[vital]) : vital);
  const names = [t('statistics.vital.good'), t('statistics.vital.between'), t('statistics.vital.poor')];
  const table = {
    columns: [
      { title: t('statistics.vital') },
      // Each vital has its own unit, so each row formats its values.
      { title: t('statistics.vital.p75') },
      ...[...names, t('statistics.vital.samples')].map((title) => ({ title, format: countText })),
    ],
    rows: measured.map(({ vital, p75, good, needsImprovement, poor, samples }) => [
      getName(vital),
      p75 == null ? null : vitalText(vital, p75),
      good,
      needsImprovement,
      poor,
      samples,
    ]),
  };
  return (
    <ChartPanel
      title={t('statistics.vitals')}
      note={t('statistics.vitals.note')}
      fileName={`vitals-${view.market}-${view.period}`}
      table={table}
      empty={measured.length > 0 ? null : t('statistics.vitals.empty')}
    >
      <Grid gap="6" templateColumns="repeat(auto-fit, minmax(13rem, 1fr))">
        {measured.map(({ vital, p75, good, needsImprovement, poor }) => (
          <chakra.section key={vital} aria-label={getName(vital)}>
            <chakra.h3 display="flex" justifyContent="space-between" gap="3" mb="2">
              <span>{getName(vital)}</span>
              <chakra.strong fontVariantNumeric="tabular-nums">
                {p75 == null ? '–' : vitalText(vital, p75)}
              </chakra.strong>
            </chakra.h3>
            <ShareBar
              shares={[good, needsImprovement, poor].map((value, place) => ({ name: names[place] ?? '', value }))}
              colors={COLORS}
              format={(_, share) => shareText(share)}
            />
          </chakra.section>
        ))}
      </Grid>
    </ChartPanel>
  );
}
