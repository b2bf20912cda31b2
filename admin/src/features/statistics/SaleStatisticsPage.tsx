import { graphql } from '../../gql/index.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { ProductSalesCharts } from './ProductSalesCharts.tsx';
import { SaleCharts } from './SaleCharts.tsx';
import { StatisticsFrame } from './StatisticsFrame.tsx';
import { useFigures } from './use-figures.ts';
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
  const { data, failed, loading, reload } = useFigures(SaleStatisticsDocument, view);
  const read = data?.saleStatistics;
  return (
    <StatisticsFrame
      screen="sales"
      view={view}
      spans={read}
      failed={failed}
      busy={loading && read !== undefined}
      onRetry={reload}
    >
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
