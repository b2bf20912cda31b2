import { useText } from '../../app/use-text.ts';
import { Awaited } from '../../components/QueryError.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { graphql } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { RankedChart } from './RankedChart.tsx';

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
  const { answer, data } = useListQuery(VisitSourcesDocument, { market, period });
  if (!data) return <Awaited answer={answer} failed={t('statistics.failed')} height="22rem" />;
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
