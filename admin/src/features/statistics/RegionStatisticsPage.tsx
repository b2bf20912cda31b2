import { useQuery } from '@apollo/client/react';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { PlaceCharts } from './PlaceCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { StoresChart } from './StoresChart.tsx';
import { useStatisticsView } from './use-statistics-view.ts';

const RegionStatisticsDocument = graphql(`
  query RegionStatistics($market: Market!, $days: Int!) {
    visitStatistics(market: $market, days: $days) {
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
    korea: visitStatistics(market: KR, days: $days) {
      ...StoresChart_VisitStatistics
    }
    overseas: visitStatistics(market: US, days: $days) {
      ...StoresChart_VisitStatistics
    }
  }
`);

/** `/admin/stat3`: where in the world visitors are. */
export function RegionStatisticsPage() {
  const view = useStatisticsView();
  const answer = useQuery(RegionStatisticsDocument, { variables: view, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const { data = answer.previousData, error, loading } = answer;
  return (
    <StatisticsFrame
      screen="regions"
      view={view}
      spans={data?.visitStatistics}
      failed={error !== undefined}
      busy={loading && data !== undefined}
      onRetry={reload}
    >
      {data ? (
        <>
          <PlaceCharts view={view} statistics={data.visitStatistics} />
          <StoresChart days={view.days} korea={data.korea} overseas={data.overseas} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}
