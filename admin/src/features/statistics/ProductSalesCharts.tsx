import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { amountText } from './figures.ts';
import { RankedChart } from './RankedChart.tsx';

const ProductSalesChartsFragment = graphql(`
  fragment ProductSalesCharts_SaleStatistics on SaleStatistics {
    products {
      productId
      name
      units
      unitsBefore
      revenue { amount }
      grossUnits
      grossRevenue { amount }
      revenueBefore { amount }
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
        note={t('statistics.productRevenue.note', {
          gross: amountText(CURRENCY_BY_MARKET[view.market])(
            named.reduce((sum, { grossRevenue }) => sum + grossRevenue.amount, 0),
          ),
        })}
        fileName={`product-revenue-${place}`}
        heads={{
          name: t('statistics.product'),
          value: t('statistics.revenue'),
          gross: t('statistics.beforeRefunds'),
        }}
        rows={named.map(({ productId, name, revenue, grossRevenue, revenueBefore }) => ({
          key: productId,
          name,
          value: revenue.amount,
          gross: grossRevenue.amount,
          before: revenueBefore.amount,
        }))}
        emptyText={t('statistics.products.empty')}
        format={amountText(CURRENCY_BY_MARKET[view.market])}
      />
      <RankedChart
        title={t('statistics.productUnits')}
        note={t('statistics.productUnits.note', { units: named.reduce((sum, { grossUnits }) => sum + grossUnits, 0) })}
        fileName={`product-units-${place}`}
        heads={{
          name: t('statistics.product'),
          value: t('statistics.units'),
          gross: t('statistics.beforeRefunds'),
        }}
        rows={named
          .map(({ productId, name, units, grossUnits, unitsBefore }) => ({
            key: productId,
            name,
            value: units,
            gross: grossUnits,
            before: unitsBefore,
          }))
          .sort((one, other) => other.value - one.value)}
        emptyText={t('statistics.products.empty')}
      />
    </>
  );
}
