import { ErrorCode } from '@eunbit/schema/error-code';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { refusal, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { mediaUrl } from '../media/media.service.ts';
import { isPublished } from './product.model.ts';
import {
  OrderProductsInput,
  OrderProductsResult,
  ProductOrderConflictError,
  ProductOrderType,
  ProductsOrdered,
} from './product-order.types.ts';

async function readOrder({ services, language }: RequestContext): Promise<ProductOrderType> {
  const { version, products } = await services.productOrder.read();
  return {
    version,
    products: products.map((product) => ({
      id: String(product._id),
      title: product.title[language],
      pictureUrl: product.images[0] ? mediaUrl(product.images[0].mediaId) : null,
      bestseller: product.bestseller,
      isShownKr: isPublished(product, 'KR'),
      isShownUs: isPublished(product, 'US'),
    })),
  };
}

@Resolver()
export class ProductOrderResolver {
  @Allow('product:write')
  @Query(() => ProductOrderType, { description: 'All products in shop order, for staff who put them in another.' })
  productOrder(@Ctx() context: RequestContext): Promise<ProductOrderType> {
    return readOrder(context);
  }

  @Allow('product:write')
  @Mutation(() => OrderProductsResult, { description: 'Puts all products into an order. Their numbers stay.' })
  async orderProducts(
    @Arg('input', () => OrderProductsInput, { description: 'The order.' }) input: OrderProductsInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof OrderProductsResult> {
    const { services, language } = context;
    const saving = await services.productOrder.save(input.productIds, input.expectedVersion, signedIn(context).id);
    if (saving === 'invalid') return validationError([{ path: 'productIds', key: 'input.invalid' }], language);
    const order = await readOrder(context);
    if (saving === 'saved') return Object.assign(new ProductsOrdered(), { order });
    const told = refusal(ErrorCode.PRODUCT_ORDER_CONFLICT, 'product.orderConflict', language);
    return Object.assign(new ProductOrderConflictError(), told, { order });
  }
}
