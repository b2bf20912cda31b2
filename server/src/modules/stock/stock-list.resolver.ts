import { Market } from '@eunbit/schema/market';
import { STOCK_CHOICES, STOCK_FILTER_OF, StockFilter } from '@eunbit/schema/stock';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import type { StockContext } from './stock.module.ts';
import { presentProductStock } from './stock.presenter.ts';
import type { ProductStockType } from './stock.types.ts';
import { ProductStockConnection, StockCountsType, StockPageArgs } from './stock-list.types.ts';

@Resolver()
export class StockListResolver {
  @Allow('stock:read')
  @Query(() => ProductStockConnection, {
    description: 'Products with their stock in a store, in shop order, for staff.',
  })
  async productStocks(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('filter', () => StockFilter, { nullable: true, description: 'Filter; all rows if omitted.' })
    filter: StockFilter | null,
    @Args(() => StockPageArgs) request: StockPageArgs,
    @Ctx() { services, language }: StockContext,
  ): Promise<NumberedConnection<ProductStockType>> {
    const choice = STOCK_CHOICES.find((one) => STOCK_FILTER_OF[one] === filter) ?? null;
    const page = await services.stockList.page(market, choice, request);
    const rows = page.rows.map(({ product, level }) =>
      presentProductStock(product, level, language, services.shopSettings.current.stock),
    );
    return toNumberedConnection(page, rows);
  }

  @Allow('stock:read')
  @Query(() => StockCountsType, { description: 'Number of products of a store by stock state, for staff.' })
  stockCounts(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: StockContext,
  ): Promise<StockCountsType> {
    return services.stockList.counts(market);
  }
}
