import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { mediaUrl } from '../media/index.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { isPublished } from './product.model.ts';
import type { ProductRanking } from './product-ranking.service.ts';
import {
  ProductRankingConflictError,
  ProductRankingType,
  ProductsReordered,
  ReorderProductsInput,
  ReorderProductsResult,
} from './product-ranking.types.ts';

function presentRanking(
  { version, products }: ProductRanking,
  { language }: Pick<CatalogueContext, 'language'>,
): ProductRankingType {
  return {
    version,
    products: products.map((product) => ({
      id: String(product._id),
      title: product.title[language],
      pictureUrl: product.images[0] ? mediaUrl(product.images[0].mediaId) : null,
      isBestseller: product.bestseller,
      isShownKr: isPublished(product, 'KR'),
      isShownUs: isPublished(product, 'US'),
    })),
  };
}

@Resolver()
export class ProductRankingResolver {
  @Allow('product:write')
  @Query(() => ProductRankingType, { description: 'All products in shop order, for staff to reorder.' })
  async productRanking(@Ctx() context: CatalogueContext): Promise<ProductRankingType> {
    return presentRanking(await context.services.productRanking.read(), context);
  }

  @Allow('product:write')
  @Mutation(() => ReorderProductsResult, { description: 'Sets the order of all products. Their numbers stay.' })
  async reorderProducts(
    @Arg('input', () => ReorderProductsInput, { description: 'The order.' }) input: ReorderProductsInput,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof ReorderProductsResult> {
    const { services, language } = context;
    const saved = await services.productRanking.save(input.productIds, input.expectedVersion, signedIn(context).id);
    if ('refused' in saved) return validationError(saved.refused.failures, language);
    if ('value' in saved)
      return Object.assign(new ProductsReordered(), { order: presentRanking(saved.value, context) });
    const message = apiMessage('product.orderConflict', language);
    const order = presentRanking(saved.conflict, context);
    return Object.assign(new ProductRankingConflictError(), { message, order });
  }
}
