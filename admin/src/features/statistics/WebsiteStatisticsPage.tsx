import { useListQuery } from '../../components/use-list-query.ts';
import { graphql } from '../../gql/index.ts';
import { SourcesCharts } from './SourcesCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { useStatisticsView } from './use-statistics-view.ts';
import { VisitQualityCharts } from './VisitQualityCharts.tsx';
import { VitalsChart } from './VitalsChart.tsx';
import { WebsiteRankings } from './WebsiteRankings.tsx';

const WebsiteStatisticsDocument = graphql(`
  query WebsiteStatistics($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      span { from to timeZone }
      before { from to timeZone }
      ...VisitQualityCharts_VisitStatistics
      ...WebsiteRankings_VisitStatistics
      ...VitalsChart_VisitStatistics
    }
  }
`);

/** `/admin/stat2`: sources of visits, most viewed pages and web vitals. */
export function WebsiteStatisticsPage() {
  const view = useStatisticsView();
  const { answer, data } = useListQuery(WebsiteStatisticsDocument, view);
  const read = data?.visitStatistics;
  return (
    <StatisticsFrame screen="website" view={view} spans={read} answer={answer}>
      {read ? (
        <>
          <VisitQualityCharts view={view} statistics={read} />
          <SourcesCharts view={view} />
          <WebsiteRankings view={view} statistics={read} />
          <VitalsChart view={view} statistics={read} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}
