import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Cacheable } from '../../common/cacheable.ts';
import { ProductType } from '../catalogue/index.ts';
import { stockId } from './stock.model.ts';
import type { StockContext } from './stock.module.ts';
import { presentStockSummary } from './stock.presenter.ts';
import { StockSummaryType } from './stock.types.ts';

/** Stock fields of a product. */
@Resolver(() => ProductType)
export class ProductStockResolver {
  @Cacheable()
  @FieldResolver(() => StockSummaryType, {
    nullable: true,
    description: 'Stock as visible to shoppers, in the same market; null if no stock record exists (unknown).',
  })
  async stock(@Root() product: ProductType, @Ctx() { services }: StockContext): Promise<StockSummaryType | null> {
    const level = (await services.stockLevels.read()).get(stockId(product.market, product.id));
    return level ? presentStockSummary(level, services.shopSettings.current.stock) : null;
  }
}
