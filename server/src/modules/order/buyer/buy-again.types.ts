import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CartError, type CartErrorCode, CartType } from '../../cart/index.ts';
import { OrderError } from '../order.errors.ts';

@ObjectType({ description: 'A product of the order that could not, or only partly, be added to the cart.' })
export class BuyAgainProblem {
  @Field(() => CartError.codes, { description: 'PRODUCT_NOT_FOUND, PRODUCT_STOPPED, OUT_OF_STOCK or QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name when it was ordered, in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Maximum quantity that can be ordered now.' })
  maximumQuantity!: number;
}

@ObjectType({ description: 'The products of the order that are still sold are in the cart, beside the former lines.' })
export class BoughtAgain {
  @Field(() => CartType, { description: 'The cart as it is now.' })
  cart!: CartType;

  @Field(() => Int, { description: 'Products of the order that were added to the cart.' })
  productCount!: number;

  @Field(() => [BuyAgainProblem], { description: 'Products that could not be added as ordered; empty if all were.' })
  problems!: BuyAgainProblem[];
}

export const BuyAgainResult = createUnionType({
  name: 'BuyAgainResult',
  description: 'Outcome of buyAgain.',
  types: () => [BoughtAgain, OrderError] as const,
});
