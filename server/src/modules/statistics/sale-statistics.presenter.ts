import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import { FUNNEL_STEPS, FunnelStep } from '@eunbit/schema/statistics';
import type { MoneyType } from '../../common/money.types.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { SalePeriodFigures, SaleSpan } from './sale-statistics.service.ts';
import type { ProductSales, SaleDay, SaleStatisticsType, SaleTotals } from './sale-statistics.types.ts';
import { presentSpan } from './visit-statistics.presenter.ts';

const MOST_PRODUCTS = 100;
const CART = FUNNEL_STEPS.indexOf(FunnelStep.ADDED_TO_CART);
const PURCHASE = FUNNEL_STEPS.indexOf(FunnelStep.PURCHASED);

interface Steps {
  readonly steps: readonly number[];
  readonly stepsBefore: readonly number[];
}

/** The store and language in which the figures are shown. */
interface Setting {
  readonly market: Market;
  readonly language: Language;
  readonly catalogueCache: CatalogueCache;
}

type ToMoney = (amount: number) => MoneyType;

const presentDays = ({ days }: SaleSpan, money: ToMoney): SaleDay[] =>
  days.map(({ date, figures: { orders, units, revenue, grossRevenue } }) => ({
    date,
    orders,
    units,
    revenue: money(revenue),
    grossRevenue: money(grossRevenue),
  }));

function presentTotals(span: SaleSpan, steps: readonly number[], money: ToMoney): SaleTotals {
  const { orders, units, revenue, grossRevenue, buyers, repeatBuyers } = span;
  const [carts, purchases] = [steps[CART] ?? 0, steps[PURCHASE] ?? 0];
  return {
    orders,
    units,
    revenue: money(revenue),
    grossRevenue: money(grossRevenue),
    averageOrderValue: orders > 0 ? money(Math.round(revenue / orders)) : null,
    buyers,
    repeatBuyers,
    repeatShare: buyers > 0 ? repeatBuyers / buyers : null,
    carts,
    abandonedCarts: carts - purchases,
  };
}

function presentProducts({ now, before }: SalePeriodFigures, { catalogueCache, language }: Setting, money: ToMoney) {
  const earlier = new Map(before.products.map((product) => [product.productId, product]));
  return now.products
    .slice(0, MOST_PRODUCTS)
    .map(({ productId, units, revenue, grossUnits, grossRevenue }): ProductSales => {
      const then = earlier.get(productId);
      return {
        productId,
        name: catalogueCache.byId.get(productId)?.title[language] ?? null,
        units,
        revenue: money(revenue),
        grossUnits,
        grossRevenue: money(grossRevenue),
        unitsBefore: then?.units ?? 0,
        revenueBefore: money(then?.revenue ?? 0),
      };
    });
}

export function presentSaleStatistics(figures: SalePeriodFigures, funnel: Steps, setting: Setting): SaleStatisticsType {
  const { market } = setting;
  const money: ToMoney = (amount) => ({ amount, currency: CURRENCY_BY_MARKET[market] });
  return {
    span: presentSpan(market, figures.now),
    before: presentSpan(market, figures.before),
    days: presentDays(figures.now, money),
    daysBefore: presentDays(figures.before, money),
    totals: presentTotals(figures.now, funnel.steps, money),
    totalsBefore: presentTotals(figures.before, funnel.stepsBefore, money),
    products: presentProducts(figures, setting, money),
    funnel: FUNNEL_STEPS.map((step, index) => ({
      step,
      visits: funnel.steps[index] ?? 0,
      visitsBefore: funnel.stepsBefore[index] ?? 0,
    })),
  };
}
