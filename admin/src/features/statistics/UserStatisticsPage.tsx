import type { Market } from '@eunbit/schema/market';
import { DEVICE_DAYS } from '@eunbit/schema/statistics';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { useListQuery } from '../../components/use-list-query.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { comparedSeries, DayChart } from './DayChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { countText, durationText, shortText } from './figures.ts';
import { RankedChart } from './RankedChart.tsx';
import { ShareChart } from './ShareChart.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { UserTypeCharts } from './UserTypeCharts.tsx';
import { useComparedNames } from './use-compared-names.ts';
import { useStatisticsView } from './use-statistics-view.ts';
import { VisitsNowPanel } from './VisitsNowPanel.tsx';

const UserStatisticsDocument = graphql(`
  query UserStatistics($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      span { from to timeZone }
      before { from to timeZone }
      days { date visitors visits }
      daysBefore { date visitors visits }
      totals { visitors visits averageSeconds }
      totalsBefore { visitors visits averageSeconds }
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
  const { answer, data } = useListQuery(UserStatisticsDocument, view);
  const read = data?.visitStatistics;
  return (
    <StatisticsFrame screen="users" view={view} spans={read} answer={answer}>
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

const DevicesChartFragment = graphql(`
  fragment DevicesChart_VisitStatistics on VisitStatistics {
    devices { device visits }
  }
`);

interface DevicesChartProps {
  readonly market: Market;
  readonly statistics: FragmentType<typeof DevicesChartFragment>;
}

/** Phones, tablets and computers. */
function DevicesChart({ market, statistics }: DevicesChartProps) {
  const t = useText();
  const { devices } = readFragment(DevicesChartFragment, statistics);
  return (
    <ShareChart
      title={t('statistics.devices')}
      note={t('statistics.devices.note', { days: DEVICE_DAYS })}
      fileName={`devices-${market}`}
      heads={{ name: t('statistics.device'), value: t('statistics.visits') }}
      shares={devices.map(({ device, visits }) => ({ name: t(`statistics.device.${device}`), value: visits }))}
    />
  );
}

const ActiveUsersChartFragment = graphql(`
  fragment ActiveUsersChart_VisitStatistics on VisitStatistics {
    activeUsers { window users usersBefore }
  }
`);

interface ActiveUsersChartProps {
  readonly market: Market;
  readonly statistics: FragmentType<typeof ActiveUsersChartFragment>;
}

/** Unique visitors of the last days, independent of the chosen period. */
function ActiveUsersChart({ market, statistics }: ActiveUsersChartProps) {
  const t = useText();
  const { activeUsers } = readFragment(ActiveUsersChartFragment, statistics);
  return (
    <RankedChart
      title={t('statistics.activeUsers')}
      note={t('statistics.activeUsers.note')}
      fileName={`active-users-${market}`}
      heads={{ name: t('statistics.period'), value: t('statistics.visitors') }}
      rows={activeUsers.map(({ window, users, usersBefore }) => ({
        key: String(window),
        name: t('statistics.activeUsers.window', { days: window }),
        value: users,
        before: usersBefore,
      }))}
      emptyText={t('statistics.emptyDays')}
    />
  );
}
