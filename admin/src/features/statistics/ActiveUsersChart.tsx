import type { Market } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { RankedChart } from './RankedChart.tsx';

const ActiveUsersChartFragment = graphql(`
  fragment ActiveUsersChart_VisitStatistics on VisitStatistics {
    activeUsers {
      window
      users
      usersBefore
    }
  }
`);

interface ActiveUsersChartProps {
  readonly market: Market;
  readonly statistics: FragmentType<typeof ActiveUsersChartFragment>;
}

/** Unique visitors of the last days, independent of the chosen period. */
export function ActiveUsersChart({ market, statistics }: ActiveUsersChartProps) {
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
