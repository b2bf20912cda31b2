import { ErrorCode } from '@eunbit/schema/error-code';
import { Market } from '@eunbit/schema/market';
import {
  Arg,
  Ctx,
  Extensions,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { refusal, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { presentProduct } from '../catalogue/catalogue.service.ts';
import { UpdateStockInput } from './stock.inputs.ts';
import type { StockRecord } from './stock.model.ts';
import { StockConflictError, StockUpdated, UpdateStockResult } from './stock.results.ts';
import { MAXIMUM_STOCK, presentStock } from './stock.service.ts';
import { ProductStockType, StockLevelType } from './stock.types.ts';

@Resolver()
export class StockResolver {
  @Allow('stock:read')
  @Query(() => [ProductStockType], { description: 'Stock of a store for staff, in shop order.' })
  async stock(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services, language }: RequestContext,
  ): Promise<ProductStockType[]> {
    const [products, levels] = await Promise.all([services.catalogue.all(), services.stock.inMarket(market)]);
    const byProduct = new Map(levels.map((level) => [level.productId, level]));
    return products.flatMap((product) => {
      const level = byProduct.get(String(product._id));
      return level ? [{ product: presentProduct(product, { market, language }), stock: presentStock(level) }] : [];
    });
  }

  @Allow('stock:update')
  @Mutation(() => UpdateStockResult, { description: 'Saves quantity and sale state of a product in a store.' })
  async updateStock(
    @Arg('input', () => UpdateStockInput, { description: 'The edit.' }) input: UpdateStockInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof UpdateStockResult> {
    const { services, language } = context;
    if (input.quantity < 0 || input.quantity > MAXIMUM_STOCK) {
      return validationError([{ path: 'quantity', key: 'stockQuantity.notNumeric' }], language);
    }
    const edited = await services.stock.edit(input.market, input.productId, input, signedIn(context).id);
    if (!edited) return refusal(ErrorCode.PRODUCT_NOT_FOUND, 'product.notFound', language);
    const stock = presentStock(edited.level);
    if (edited.saved) return Object.assign(new StockUpdated(), { stock });
    return Object.assign(new StockConflictError(), refusal(ErrorCode.STOCK_CONFLICT, 'stock.conflict', language), {
      stock,
    });
  }

  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => StockLevelType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, RequestContext>) =>
      context.services.live.subscribe(`stock:${args.market}`),
    description:
      'Every change of a stock level in a store. Ends when events were missed: read anew and subscribe again.',
  })
  stockChanged(
    @Root() level: StockRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): StockLevelType {
    return presentStock(level);
  }
}
