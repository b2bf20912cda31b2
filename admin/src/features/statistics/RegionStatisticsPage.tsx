import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { useListQuery } from '../../components/use-list-query.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { DayChart } from './DayChart.tsx';
import { countText, shortText } from './figures.ts';
import { PlaceCharts } from './PlaceCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { useStatisticsView } from './use-statistics-view.ts';

const RegionStatisticsDocument = graphql(`
  query RegionStatistics($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      span { from to timeZone }
      before { from to timeZone }
      ...PlaceCharts_VisitStatistics
    }
    korea: visitStatistics(market: KR, period: $period) { ...StoresChart_VisitStatistics }
    overseas: visitStatistics(market: US, period: $period) { ...StoresChart_VisitStatistics }
  }
`);

/** `/admin/stat3`: visitors by country and region. */
export function RegionStatisticsPage() {
  const view = useStatisticsView();
  const { answer, data } = useListQuery(RegionStatisticsDocument, view);
  return (
    <StatisticsFrame screen="regions" view={view} spans={data?.visitStatistics} answer={answer}>
      {data ? (
        <>
          <PlaceCharts view={view} statistics={data.visitStatistics} />
          <StoresChart period={view.period} korea={data.korea} overseas={data.overseas} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}

const StoresChartFragment = graphql(`
  fragment StoresChart_VisitStatistics on VisitStatistics {
    days { date visitors }
  }
`);

interface StoresChartProps {
  readonly period: StatisticsPeriod;
  readonly korea: FragmentType<typeof StoresChartFragment>;
  readonly overseas: FragmentType<typeof StoresChartFragment>;
}

/** Visitors of the Korean store and of the US store. Each store counts by its own calendar. */
function StoresChart({ period, korea, overseas }: StoresChartProps) {
  const t = useText();
  const language = useLanguage();
  const { days: koreanDays } = readFragment(StoresChartFragment, korea);
  const { days: overseasDays } = readFragment(StoresChartFragment, overseas);
  // Seoul may be a day ahead, so the lists are matched by date and not by index.
  const overseasVisitors = new Map(overseasDays.map(({ date, visitors }) => [date, visitors]));
  return (
    <DayChart
      title={t('statistics.stores')}
      note={t('statistics.stores.note')}
      fileName={`stores-${period}`}
      dates={koreanDays.map(({ date }) => date)}
      series={[
        { name: t('statistics.stores.korea'), values: koreanDays.map(({ visitors }) => visitors), style: 'main' },
        {
          name: t('statistics.stores.overseas'),
          values: koreanDays.map(({ date }) => overseasVisitors.get(date) ?? null),
          style: 'second',
        },
      ]}
      format={countText}
      shortFormat={shortText(language)}
    />
  );
}
