import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CartError, type CartErrorCode, CartType } from '../../cart/index.ts';
import { OrderError } from '../order.errors.ts';

@ObjectType({ description: 'A product of the order that is not, or not wholly, in the cart.' })
export class BuyAgainProblem {
  @Field(() => CartError.codes, { description: 'PRODUCT_NOT_FOUND, PRODUCT_STOPPED, OUT_OF_STOCK or QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name when it was bought, in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Most that can be ordered now.' })
  maximumQuantity!: number;
}

@ObjectType({ description: 'What can still be bought of the order is in the cart, beside what was there.' })
export class BoughtAgain {
  @Field(() => CartType, { description: 'The cart as it is now.' })
  cart!: CartType;

  @Field(() => Int, { description: 'Products of the order that went into the cart.' })
  productCount!: number;

  @Field(() => [BuyAgainProblem], { description: 'What could not be put in as it was; empty when all is well.' })
  problems!: BuyAgainProblem[];
}

export const BuyAgainResult = createUnionType({
  name: 'BuyAgainResult',
  description: 'Outcome of buyAgain.',
  types: () => [BoughtAgain, OrderError] as const,
});
