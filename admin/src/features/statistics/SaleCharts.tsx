import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { comparedSeries, DayChart } from './DayChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { amountText, countText, shareText, shortAmountText, shortText, toShare } from './figures.ts';
import { useComparedNames } from './use-compared-names.ts';

const SaleTotalsFragment = graphql(`
  fragment SaleTotals_SaleTotals on SaleTotals {
    orders
    units
    revenue { amount }
    grossRevenue { amount }
    averageOrderValue { amount }
    buyers
    repeatShare
    carts
    abandonedCarts
  }
`);

const SaleChartsFragment = graphql(`
  fragment SaleCharts_SaleStatistics on SaleStatistics {
    days { date orders units revenue { amount } }
    daysBefore { date orders units revenue { amount } }
    totals { ...SaleTotals_SaleTotals }
    totalsBefore { ...SaleTotals_SaleTotals }
  }
`);

interface SaleChartsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof SaleChartsFragment>;
}

/** Orders, revenue and units in total and by day. */
export function SaleCharts({ view, statistics }: SaleChartsProps) {
  const t = useText();
  const language = useLanguage();
  const names = useComparedNames();
  const { days, daysBefore, totals, totalsBefore } = readFragment(SaleChartsFragment, statistics);
  const now = readFragment(SaleTotalsFragment, totals);
  const before = readFragment(SaleTotalsFragment, totalsBefore);
  const currency = CURRENCY_BY_MARKET[view.market];
  const amount = amountText(currency);
  const compared = { now: days, before: daysBefore };
  const dates = days.map(({ date }) => date);
  const place = `${view.market}-${view.period}`;
  const figure = (
    name: string,
    pick: (totals: typeof now) => number | null | undefined,
    format: (value: number) => string = countText,
  ) => ({ name, value: pick(now) ?? null, before: pick(before) ?? null, format });
  return (
    <>
      <FigureTiles
        figures={[
          figure(t('statistics.revenue'), ({ revenue }) => revenue.amount, amount),
          figure(t('statistics.revenueBeforeRefunds'), ({ grossRevenue }) => grossRevenue.amount, amount),
          figure(t('statistics.orders'), ({ orders }) => orders),
          figure(t('statistics.units'), ({ units }) => units),
          figure(t('statistics.averageOrder'), ({ averageOrderValue }) => averageOrderValue?.amount, amount),
          figure(t('statistics.buyers'), ({ buyers }) => buyers),
          figure(t('statistics.repeatShare'), ({ repeatShare }) => repeatShare, shareText),
          figure(t('statistics.abandonedCarts'), ({ abandonedCarts }) => abandonedCarts),
          figure(
            t('statistics.abandonedShare'),
            ({ abandonedCarts, carts }) => toShare(abandonedCarts, carts),
            shareText,
          ),
        ]}
      />
      <DayChart
        title={t('statistics.revenueByDay')}
        note={t('statistics.revenue.note')}
        fileName={`revenue-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ revenue }) => revenue.amount)}
        format={amount}
        shortFormat={shortAmountText(language, currency)}
        wide
      />
      <DayChart
        title={t('statistics.ordersByDay')}
        fileName={`orders-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ orders }) => orders)}
        format={countText}
        shortFormat={shortText(language)}
      />
      <DayChart
        title={t('statistics.unitsByDay')}
        fileName={`units-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ units }) => units)}
        format={countText}
        shortFormat={shortText(language)}
      />
    </>
  );
}
