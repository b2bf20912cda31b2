import { useListQuery } from '../../components/use-list-query.ts';
import { graphql } from '../../gql/index.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { ProductSalesCharts } from './ProductSalesCharts.tsx';
import { SaleCharts } from './SaleCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { useStatisticsView } from './use-statistics-view.ts';

const SaleStatisticsDocument = graphql(`
  query SaleStatistics($market: Market!, $period: StatisticsPeriod!) {
    saleStatistics(market: $market, period: $period) {
      span { from to timeZone }
      before { from to timeZone }
      ...SaleCharts_SaleStatistics
      ...FunnelChart_SaleStatistics
      ...ProductSalesCharts_SaleStatistics
    }
  }
`);

/** `/admin/ecommerce`: sales, buyers and the funnel of a store. */
export function SaleStatisticsPage() {
  const view = useStatisticsView();
  const { answer, data } = useListQuery(SaleStatisticsDocument, view);
  const read = data?.saleStatistics;
  return (
    <StatisticsFrame screen="sales" view={view} spans={read} answer={answer}>
      {read ? (
        <>
          <SaleCharts view={view} statistics={read} />
          <FunnelChart view={view} statistics={read} />
          <ProductSalesCharts view={view} statistics={read} />
        </>
      ) : null}
    </StatisticsFrame>
  );
}
