import { apiMessage } from '@eunbit/schema/api-messages';
import { Market } from '@eunbit/schema/market';
import { MAXIMUM_STOCK } from '@eunbit/schema/stock';
import {
  Arg,
  Ctx,
  Extensions,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { isPublished } from '../catalogue/index.ts';
import { StockError } from './stock.errors.ts';
import { UpdateLowStockThresholdInput, UpdateStockInput } from './stock.inputs.ts';
import type { StockRecord } from './stock.model.ts';
import type { StockContext } from './stock.module.ts';
import { presentProductStock, presentStock, presentStockSummary } from './stock.presenter.ts';
import { StockConflictError, StockUpdated, UpdateLowStockThresholdResult, UpdateStockResult } from './stock.results.ts';
import { ProductStockType, StockLevelType, StockSummaryType } from './stock.types.ts';

const isNoQuantity = (units: number) => units < 0 || units > MAXIMUM_STOCK;

@Resolver()
export class StockResolver {
  @Allow('stock:read')
  @Query(() => ProductStockType, {
    nullable: true,
    description: 'Stock of one product in a store, for staff; null if the product is unknown.',
  })
  async productStock(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Ctx() { services, language }: StockContext,
  ): Promise<ProductStockType | null> {
    const [product, level] = await Promise.all([
      services.catalogue.byId(productId),
      services.stockAdmin.one(market, productId),
    ]);
    return product && level && presentProductStock(product, level, language, services.shopSettings.current.stock);
  }

  @Allow('stock:update')
  @Mutation(() => UpdateLowStockThresholdResult, {
    description: 'Sets the low stock threshold of a product in a store.',
  })
  async updateLowStockThreshold(
    @Arg('input', () => UpdateLowStockThresholdInput, { description: 'The edit.' }) input: UpdateLowStockThresholdInput,
    @Ctx() context: StockContext,
  ): Promise<typeof UpdateLowStockThresholdResult> {
    const { services, language } = context;
    const { market, productId, lowStockAt, expectedLowStockAt: expected } = input;
    if (isNoQuantity(lowStockAt)) {
      return validationError([{ path: 'lowStockAt', key: 'stockQuantity.notNumeric' }], language);
    }
    const edit = { lowStockAt, expected };
    const [product, edited] = await Promise.all([
      services.catalogue.byId(productId),
      services.stockAdmin.updateLowStockThreshold(market, productId, edit, signedIn(context).id),
    ]);
    if (!product || !edited) return StockError.create('PRODUCT_NOT_FOUND', 'product.notFound', language);
    if (!edited.saved) return StockError.create('STOCK_CONFLICT', 'stock.conflict', language);
    return presentProductStock(product, edited.level, language, services.shopSettings.current.stock);
  }

  @Allow('stock:update')
  @Mutation(() => UpdateStockResult, { description: 'Saves quantity and sale state of a product in a store.' })
  async updateStock(
    @Arg('input', () => UpdateStockInput, { description: 'The edit.' }) input: UpdateStockInput,
    @Ctx() context: StockContext,
  ): Promise<typeof UpdateStockResult> {
    const { services, language } = context;
    if (isNoQuantity(input.quantity)) {
      return validationError([{ path: 'quantity', key: 'stockQuantity.notNumeric' }], language);
    }
    const product = await services.catalogue.byId(input.productId);
    // A draft becomes orderable by being published in its form, not by a switch on another screen.
    if (product && !input.isStopped && !isPublished(product, input.market)) {
      return StockError.create('PRODUCT_NOT_FOUND', 'product.isDraft', language);
    }
    const edited = await services.stockAdmin.edit(input.market, input.productId, input, signedIn(context).id);
    if (!edited) return StockError.create('PRODUCT_NOT_FOUND', 'product.notFound', language);
    const stock = presentStock(edited.level);
    if (edited.saved) return Object.assign(new StockUpdated(), { stock });
    return Object.assign(new StockConflictError(), { message: apiMessage('stock.conflict', language), stock });
  }

  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => StockSummaryType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, StockContext>) =>
      context.services.stockEvents.subscribe(`stock-status:${args.market}`),
    description:
      'Changes of the stock of a store as visible to shoppers; a sale that does not change `StockSummary` sends no event. Ends if events were missed: read again and resubscribe.',
  })
  stockChanged(
    @Root() level: StockRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
    @Ctx() { services }: StockContext,
  ): StockSummaryType {
    return presentStockSummary(level, services.shopSettings.current.stock);
  }

  @Allow('stock:read')
  @Subscription(() => StockLevelType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, StockContext>) =>
      context.services.stockEvents.subscribe(`stock-level:${args.market}`),
    description:
      'Changes of stock levels in a store, for staff. Ends if events were missed: read again and resubscribe.',
  })
  stockLevelChanged(
    @Root() level: StockRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): StockLevelType {
    return presentStock(level);
  }
}
