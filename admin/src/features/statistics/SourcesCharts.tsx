import { Skeleton } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { graphql } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { RankedChart } from './RankedChart.tsx';
import { useFigures } from './use-figures.ts';

const VisitSourcesDocument = graphql(`
  query VisitSources($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      channels { channel visits visitsBefore }
      sources { channel source visits visitsBefore }
    }
  }
`);

/** If 10 days are chosen, these charts show 30, since 10 are too few for sources (STATISTICS-8). */
const FEWEST_DAYS = 30;

/** Sources of visits. */
export function SourcesCharts({ view }: { view: StatisticsView }) {
  const t = useText();
  const { market } = view;
  const isTooShort = view.period === 'DAYS_10';
  const period = isTooShort ? 'DAYS_30' : view.period;
  const { data, failed, loading, reload } = useFigures(VisitSourcesDocument, { market, period });
  if (failed && !data) {
    return (
      <ErrorAlert onRetry={reload} retrying={loading}>
        {t('statistics.failed')}
      </ErrorAlert>
    );
  }
  if (!data) return <Skeleton height="22rem" bg="gray.200" />;
  const { channels, sources } = data.visitStatistics;
  const note = isTooShort ? { note: t('statistics.sources.note', { days: FEWEST_DAYS }) } : {};
  const heads = { name: t('statistics.source'), value: t('statistics.visits') };
  return (
    <>
      <RankedChart
        {...note}
        title={t('statistics.channels')}
        fileName={`channels-${market}-${period}`}
        heads={heads}
        rows={channels
          .map(({ channel, visits, visitsBefore }) => ({
            key: channel,
            name: t(`statistics.channel.${channel}`),
            value: visits,
            before: visitsBefore,
          }))
          .sort((one, other) => other.value - one.value)}
        emptyText={t('statistics.emptyDays')}
      />
      <RankedChart
        {...note}
        title={t('statistics.sources')}
        fileName={`sources-${market}-${period}`}
        heads={heads}
        rows={sources.map(({ channel, source, visits, visitsBefore }) => ({
          key: `${channel} ${source}`,
          name: source ? `${source} · ${t(`statistics.channel.${channel}`)}` : t(`statistics.channel.${channel}`),
          value: visits,
          before: visitsBefore,
        }))}
        emptyText={t('statistics.emptyDays')}
      />
    </>
  );
}
