import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Cacheable } from '../../common/cacheable.ts';
import { ProductType } from '../catalogue/index.ts';
import type { StockContext } from './stock.module.ts';
import { presentStockStatus } from './stock.presenter.ts';
import { stockId } from './stock.model.ts';
import { StockStatusType } from './stock.types.ts';

/** What stock adds to a product. */
@Resolver(() => ProductType)
export class ProductStockResolver {
  @Cacheable()
  @FieldResolver(() => StockStatusType, {
    nullable: true,
    description: 'What shoppers may know of its stock in the same market; null where no stock record exists: unknown.',
  })
  async stock(@Root() product: ProductType, @Ctx() { services }: StockContext): Promise<StockStatusType | null> {
    const level = (await services.stockLevels.read()).get(stockId(product.market, product.id));
    return level ? presentStockStatus(level, services.shopSettings.current.stock) : null;
  }
}
