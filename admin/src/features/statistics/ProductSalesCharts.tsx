import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { amountText } from './charts/figures.ts';
import { RankedChart } from './RankedChart.tsx';

const ProductSalesChartsFragment = graphql(`
  fragment ProductSalesCharts_SaleStatistics on SaleStatistics {
    products {
      productId
      name
      units
      unitsBefore
      revenue {
        amount
      }
      revenueBefore {
        amount
      }
    }
  }
`);

interface ProductSalesChartsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof ProductSalesChartsFragment>;
}

/** Revenue and units sold by product. */
export function ProductSalesCharts({ view, statistics }: ProductSalesChartsProps) {
  const t = useText();
  const { products } = readFragment(ProductSalesChartsFragment, statistics);
  const place = `${view.market}-${view.period}`;
  const named = products.map(({ name, ...product }) => ({ ...product, name: name ?? t('statistics.goneProduct') }));
  return (
    <>
      <RankedChart
        title={t('statistics.productRevenue')}
        note={t('statistics.productRevenue.note')}
        fileName={`product-revenue-${place}`}
        heads={{ name: t('statistics.product'), value: t('statistics.revenue') }}
        rows={named.map(({ productId, name, revenue, revenueBefore }) => ({
          key: productId,
          name,
          value: revenue.amount,
          before: revenueBefore.amount,
        }))}
        emptyText={t('statistics.products.empty')}
        format={amountText(CURRENCY_BY_MARKET[view.market])}
      />
      <RankedChart
        title={t('statistics.productUnits')}
        fileName={`product-units-${place}`}
        heads={{ name: t('statistics.product'), value: t('statistics.units') }}
        rows={named
          .map(({ productId, name, units, unitsBefore }) => ({
            key: productId,
            name,
            value: units,
            before: unitsBefore,
          }))
          .sort((one, other) => other.value - one.value)}
        emptyText={t('statistics.products.empty')}
      />
    </>
  );
}
