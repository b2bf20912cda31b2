import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { DayChart } from './DayChart.tsx';
import { countText, shortText } from './figures.ts';
import { ShareChart } from './ShareChart.tsx';

const UserTypeChartsFragment = graphql(`
  fragment UserTypeCharts_VisitStatistics on VisitStatistics {
    days { date newVisits returningVisits }
    totals { visits newVisits returningVisits }
  }
`);

interface UserTypeChartsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof UserTypeChartsFragment>;
}

/** New and returning visitors. Visitors without consent count as neither. */
export function UserTypeCharts({ view, statistics }: UserTypeChartsProps) {
  const t = useText();
  const language = useLanguage();
  const { days, totals } = readFragment(UserTypeChartsFragment, statistics);
  const { visits, newVisits, returningVisits } = totals;
  const fileName = `user-types-${view.market}-${view.period}`;
  return (
    <>
      <ShareChart
        title={t('statistics.userType')}
        note={t('statistics.userType.note')}
        fileName={fileName}
        heads={{ name: t('statistics.userType'), value: t('statistics.visits') }}
        shares={[
          { name: t('statistics.userType.new'), value: newVisits },
          { name: t('statistics.userType.returning'), value: returningVisits },
          { name: t('statistics.userType.unknown'), value: Math.max(0, visits - newVisits - returningVisits) },
        ]}
      />
      <DayChart
        title={t('statistics.userTypeByDay')}
        fileName={`${fileName}-days`}
        dates={days.map(({ date }) => date)}
        series={[
          { name: t('statistics.userType.new'), values: days.map((day) => day.newVisits), style: 'main' },
          { name: t('statistics.userType.returning'), values: days.map((day) => day.returningVisits), style: 'second' },
        ]}
        format={countText}
        shortFormat={shortText(language)}
      />
    </>
  );
}
