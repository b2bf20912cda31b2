import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { graphql } from '../../gql/index.ts';
import { ActiveUsersChart } from './ActiveUsersChart.tsx';
import { comparedSeries, DayChart } from './DayChart.tsx';
import { DevicesChart } from './DevicesChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { countText, durationText, shortText } from './figures.ts';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { UserTypeCharts } from './UserTypeCharts.tsx';
import { useComparedNames } from './use-compared-names.ts';
import { useFigures } from './use-figures.ts';
import { useStatisticsView } from './use-statistics-view.ts';
import { VisitsNowPanel } from './VisitsNowPanel.tsx';

const UserStatisticsDocument = graphql(`
  query UserStatistics($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      span {
        from
        to
        timeZone
      }
      before {
        from
        to
        timeZone
      }
      days {
        date
        visitors
        visits
      }
      daysBefore {
        date
        visitors
        visits
      }
      totals {
        visitors
        visits
        averageSeconds
      }
      totalsBefore {
        visitors
        visits
        averageSeconds
      }
      ...UserTypeCharts_VisitStatistics
      ...ActiveUsersChart_VisitStatistics
      ...DevicesChart_VisitStatistics
    }
  }
`);

/** `/admin/stat`: visitors, their frequency and their devices. */
export function UserStatisticsPage() {
  const t = useText();
  const language = useLanguage();
  const names = useComparedNames();
  const view = useStatisticsView();
  const { data, failed, loading, reload } = useFigures(UserStatisticsDocument, view);
  const read = data?.visitStatistics;
  return (
    <StatisticsFrame
      screen="users"
      view={view}
      spans={read}
      failed={failed}
      busy={loading && read !== undefined}
      onRetry={reload}
    >
      {read ? (
        <>
          <VisitsNowPanel key={view.market} market={view.market} />
          <FigureTiles
            figures={[
              {
                name: t('statistics.visitors'),
                value: read.totals.visitors,
                before: read.totalsBefore.visitors,
                format: countText,
              },
              {
                name: t('statistics.visits'),
                value: read.totals.visits,
                before: read.totalsBefore.visits,
                format: countText,
              },
              {
                name: t('statistics.averageLength'),
                value: read.totals.averageSeconds ?? null,
                before: read.totalsBefore.averageSeconds ?? null,
                format: durationText,
              },
            ]}
          />
          <DayChart
            title={t('statistics.visitorsByDay')}
            note={t('statistics.visitors.note')}
            fileName={`visitors-${view.market}-${view.period}`}
            dates={read.days.map(({ date }) => date)}
            series={comparedSeries(names, { now: read.days, before: read.daysBefore }, ({ visitors }) => visitors)}
            format={countText}
            shortFormat={shortText(language)}
            wide
          />
          <UserTypeCharts view={view} statistics={read} />
          <ActiveUsersChart market={view.market} statistics={read} />
          <DevicesChart market={view.market} statistics={read} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}
