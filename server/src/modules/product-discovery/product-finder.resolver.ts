import { MAXIMUM_MATCHES } from '@eunbit/schema/product-discovery';
import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { presentProduct, presentSuits } from '../catalogue/index.ts';
import type { ProductDiscoveryContext } from './product-discovery.module.ts';
import { FindProductsInput, ProductMatchType } from './product-discovery.types.ts';

@Resolver()
export class ProductFinderResolver {
  @Allow('public')
  @Cacheable()
  @Extensions({ atMost: MAXIMUM_MATCHES })
  @Query(() => [ProductMatchType], {
    description:
      'At most 3 products that match the answers, best first; sold out ones last. Empty if no product matches.',
  })
  async findProducts(
    @Arg('input', () => FindProductsInput, { description: 'The answers.' }) { answers }: FindProductsInput,
    @Ctx() context: ProductDiscoveryContext,
  ): Promise<ProductMatchType[]> {
    const matches = await context.services.productFinder.find(context.market, answers);
    return matches.map(({ product, answers: matched }) => ({
      product: presentProduct(product, context),
      reasons: presentSuits(product, context.language).filter(({ tag }) => matched.includes(tag)),
    }));
  }
}
