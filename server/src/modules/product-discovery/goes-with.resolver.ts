import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Cacheable } from '../../common/cacheable.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { CartType } from '../cart/index.ts';
import { ProductConnection, type ProductList, ProductType, presentProduct } from '../catalogue/index.ts';
import { OrderType } from '../order/index.ts';
import type { ProductDiscoveryContext } from './product-discovery.module.ts';

const FIRST = { defaultValue: 4, description: 'Maximum number of products, up to 12.' } as const;

/** Companions of a product (DISCOVERY-5). */
@Resolver(() => ProductType)
export class ProductGoesWithResolver {
  @Cacheable()
  @FieldResolver(() => [ProductType], {
    description: 'Products in stock that complement it, best first: bought together, chosen by staff, or of its group.',
  })
  async goesWith(
    @Root() { record, market }: ProductType,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { services, language }: ProductDiscoveryContext,
  ): Promise<ProductType[]> {
    requirePageSize(first);
    const products = await services.goesWith.ofProduct(market, record, first);
    return products.map((product) => presentProduct(product, { market, language }));
  }
}

/** Companions of a cart, towards free shipping (DISCOVERY-6). */
@Resolver(() => CartType)
export class CartGoesWithResolver {
  @FieldResolver(() => [ProductType], {
    description:
      'Products in stock that complement the cart and are not in it. If an amount is missing for free shipping, the product that reaches it with the least excess comes first.',
  })
  async goesWith(
    @Root() { lines, freeShippingRemaining }: CartType,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { services, market, language }: ProductDiscoveryContext,
  ): Promise<ProductType[]> {
    requirePageSize(first);
    const wanted = { missing: freeShippingRemaining.amount, first };
    const ids = lines.map(({ product }) => product.id);
    const products = await services.goesWith.ofProducts(market, ids, wanted);
    return products.map((product) => presentProduct(product, { market, language }));
  }
}

/** Companions of a purchase (DISCOVERY-5). */
@Resolver(() => OrderType)
export class OrderGoesWithResolver {
  @FieldResolver(() => [ProductType], {
    description: 'Products in stock that complement the order and are not in it.',
  })
  async goesWith(
    @Root() { record }: OrderType,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { services, language }: ProductDiscoveryContext,
  ): Promise<ProductType[]> {
    requirePageSize(first);
    const { market, lines } = record;
    const ids = lines.map(({ productId }) => productId);
    const products = await services.goesWith.ofProducts(market, ids, { missing: 0, first });
    return products.map((product) => presentProduct(product, { market, language }));
  }
}

/** Companions of a list of products. */
@Resolver(() => ProductConnection)
export class ProductListGoesWithResolver {
  @Cacheable()
  @FieldResolver(() => [ProductType], {
    description: 'Products in stock that complement the unfiltered list and are not among its first.',
  })
  async goesWith(
    @Root() { market, firstIds }: ProductList,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { services, language }: ProductDiscoveryContext,
  ): Promise<ProductType[]> {
    requirePageSize(first);
    const products = await services.goesWith.ofProducts(market, firstIds, { missing: 0, first });
    return products.map((product) => presentProduct(product, { market, language }));
  }
}
