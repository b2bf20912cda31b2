import { graphql } from '../../gql/index.ts';
import { PlaceCharts } from './PlaceCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { StoresChart } from './StoresChart.tsx';
import { useFigures } from './use-figures.ts';
import { useStatisticsView } from './use-statistics-view.ts';

const RegionStatisticsDocument = graphql(`
  query RegionStatistics($market: Market!, $period: StatisticsPeriod!) {
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
      ...PlaceCharts_VisitStatistics
    }
    korea: visitStatistics(market: KR, period: $period) {
      ...StoresChart_VisitStatistics
    }
    overseas: visitStatistics(market: US, period: $period) {
      ...StoresChart_VisitStatistics
    }
  }
`);

/** `/admin/stat3`: visitors by country and region. */
export function RegionStatisticsPage() {
  const view = useStatisticsView();
  const { data, failed, loading, reload } = useFigures(RegionStatisticsDocument, view);
  return (
    <StatisticsFrame
      screen="regions"
      view={view}
      spans={data?.visitStatistics}
      failed={failed}
      busy={loading && data !== undefined}
      onRetry={reload}
    >
      {data ? (
        <>
          <PlaceCharts view={view} statistics={data.visitStatistics} />
          <StoresChart period={view.period} korea={data.korea} overseas={data.overseas} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}
