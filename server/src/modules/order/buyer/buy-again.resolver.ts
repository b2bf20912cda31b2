import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { presentCart } from '../../cart/index.ts';
import { OrderError } from '../order.errors.ts';
import { BuyAgainInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { buyAgain, type UnmetLine } from './buy-again.ts';
import { BoughtAgain, type BuyAgainProblem, BuyAgainResult } from './buy-again.types.ts';
import { toBuyerClaim } from './own-orders.resolver.ts';

function toProblem({ line, reason, maximum }: UnmetLine, { language }: OrderContext): BuyAgainProblem {
  const { code, key } = reason;
  const { productId, title } = line;
  const text = apiMessage(key, language, { n: maximum });
  return { code, message: text, productId, title: title[language], maximumQuantity: maximum };
}

@Resolver()
export class BuyAgainResolver {
  @Allow('public')
  @Mutation(() => BuyAgainResult, {
    description: "Adds the products of one's own order that are still sold to the cart of this browser.",
  })
  async buyAgain(
    @Arg('input', () => BuyAgainInput, { description: 'The order.' }) input: BuyAgainInput,
    @Ctx() context: OrderContext,
  ): Promise<BoughtAgain | OrderError> {
    const { ownOrders, cart } = context.services;
    const order = await ownOrders.ofBuyer(input.orderNumber, toBuyerClaim(context, input.accessToken));
    if (!order) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', context.language);
    const bought = await buyAgain(cart, context, order);
    const refused = bought.unmet.filter(({ maximum }) => maximum === 0).length;
    return Object.assign(new BoughtAgain(), {
      cart: presentCart(bought.cart, context, context.services.shopSettings.current.shipping),
      productCount: order.lines.length - refused,
      problems: bought.unmet.map((line) => toProblem(line, context)),
    });
  }
}
