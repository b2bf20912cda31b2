import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ProductType } from '../catalogue/index.ts';

export const CartError = createErrorType('Cart', {
  PRODUCT_NOT_FOUND: 'No such product in this store.',
  PRODUCT_STOPPED: 'The product is not available to order right now.',
  OUT_OF_STOCK: 'No unit is left.',
  QUANTITY_CAPPED: 'The wanted quantity is above what can be ordered.',
});
export type CartErrorCode = keyof typeof CartError.codes;

@ObjectType('CartLineProblem', { description: 'Why a line cannot be ordered as it is.' })
export class CartLineProblemType {
  @Field(() => CartError.codes, { description: 'OUT_OF_STOCK, PRODUCT_STOPPED or QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => Int, { description: 'Most that can be ordered now; 0 if the product is unavailable.' })
  maximumQuantity!: number;
}

@ObjectType('CartLine', { description: 'One product in the cart.' })
export class CartLineType {
  @Field(() => ID, { description: 'Identifies the line within the cart.' })
  id!: string;

  @Field(() => ProductType, { description: 'The product, priced now.' })
  product!: ProductType;

  @Field(() => Int, { description: 'Units wanted.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one unit now.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Price of the line; counted in the subtotal unless the product is unavailable.',
  })
  lineTotal!: MoneyType;

  @Field(() => Int, { description: 'Most that can be ordered now: 5 or the stock, 0 when sold out or stopped.' })
  maximumQuantity!: number;

  @Field(() => CartLineProblemType, { nullable: true, description: 'Null when the line can be ordered as it is.' })
  problem!: CartLineProblemType | null;
}

@ObjectType('Cart', {
  description: "A guest browser's cart or a member's, priced by the server at the moment of asking.",
})
export class CartType {
  @Field(() => ID, { description: 'The same for every caller, who has one cart.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Opaque; kept by the browser and sent back as the cookie `basket` or the header `x-basket`. Null while no cart exists, and for members, whose cart is found by who they are.',
  })
  token!: string | null;

  @Field(() => [CartLineType], { description: 'Lines in the order they were added.' })
  lines!: CartLineType[];

  @Field(() => Int, { description: 'Units of all lines.' })
  itemCount!: number;

  @Field(() => MoneyType, { description: 'Sum of the lines that can be ordered.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Shipping by the default option.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount still to be added for free shipping; zero when it is free.' })
  freeShippingRemaining!: MoneyType;

  @Field(() => MoneyType, { description: 'Advertised threshold of free shipping.' })
  freeShippingThreshold!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Null until the address is known (US); zero in Korea, where prices include it.',
  })
  tax!: MoneyType | null;

  @Field(() => MoneyType, { description: 'Subtotal and shipping, and the tax where known.' })
  total!: MoneyType;

  @Field(() => Boolean, {
    description: 'Whether a checkout can start: something can be ordered and no quantity is above its maximum.',
  })
  isReadyForCheckout!: boolean;
}

@ObjectType({ description: 'A wanted quantity was cut to what can be ordered.' })
export class CartMessage {
  @Field(() => CartError.codes, { description: 'QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Most that can be ordered.' })
  maximumQuantity!: number;
}

@ObjectType({ description: 'The cart was changed.' })
export class CartUpdated {
  @Field(() => CartType, { description: 'The cart as it is now.' })
  cart!: CartType;

  @Field(() => CartMessage, { nullable: true, description: 'Set when less than what was wanted could be put in.' })
  cartMessage!: CartMessage | null;
}

export const CartResult = createUnionType({
  name: 'CartResult',
  description: 'Outcome of a change of the cart.',
  types: () => [CartUpdated, ValidationError, CartError] as const,
});

@InputType({ description: 'Units to add.' })
export class AddCartLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units to add to what is there, at least 1; capped by stock and the limit of 5.' })
  quantity!: number;
}

@InputType({ description: 'The quantity a line is to have.' })
export class UpdateCartLineQuantityInput {
  @Field(() => ID, { description: 'The product; put in when it is not there.' })
  productId!: string;

  @Field(() => Int, { description: 'Units wanted, at least 1; capped by stock and the limit of 5.' })
  quantity!: number;
}

@InputType({ description: 'One step up or down.' })
export class AdjustCartLineQuantityInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: '1 or -1; minus stops at a quantity of 1.' })
  delta!: number;
}

@InputType({ description: 'The line to take out.' })
export class RemoveCartLineInput {
  @Field(() => ID, { description: 'The product; one that is not in the cart changes nothing.' })
  productId!: string;
}
