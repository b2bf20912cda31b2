import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ProductType } from '../catalogue/index.ts';

export const CartError = createErrorType('Cart', {
  PRODUCT_NOT_FOUND: 'No such product in this store.',
  PRODUCT_STOPPED: 'The product is not available to order right now.',
  OUT_OF_STOCK: 'No unit is left.',
  QUANTITY_CAPPED: 'The quantity exceeds what can be ordered.',
});
export type CartErrorCode = keyof typeof CartError.codes;

@ObjectType('CartLineProblem', { description: 'Why a line cannot be ordered as it is.' })
export class CartLineProblemType {
  @Field(() => CartError.codes, { description: 'OUT_OF_STOCK, PRODUCT_STOPPED or QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => Int, { description: 'Maximum quantity that can be ordered now; 0 if the product is unavailable.' })
  maximumQuantity!: number;
}

@ObjectType('CartLine', { description: 'One product in the cart.' })
export class CartLineType {
  @Field(() => ID, { description: 'Identifies the line within the cart.' })
  id!: string;

  @Field(() => ProductType, { description: 'The product, at its current price.' })
  product!: ProductType;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Current price of one unit.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Price of the line; counted in the subtotal unless the product is unavailable.',
  })
  lineTotal!: MoneyType;

  @Field(() => Int, {
    description: 'Maximum quantity that can be ordered now: 5 or the stock; 0 if sold out or stopped.',
  })
  maximumQuantity!: number;

  @Field(() => CartLineProblemType, {
    nullable: true,
    description: 'Why the line cannot be ordered as it is; null if it can.',
  })
  problem!: CartLineProblemType | null;
}

@ObjectType('Cart', {
  description: "The cart of a guest's browser or of a member. The server prices it on every read.",
})
export class CartType {
  @Field(() => ID, { description: 'The same for every caller, since each has one cart.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Opaque token that the browser keeps and sends as the cookie `basket` or the header `x-basket`. Null if there is no cart yet, and for members, whose account identifies the cart.',
  })
  token!: string | null;

  @Field(() => [CartLineType], { description: 'Lines, oldest first.' })
  lines!: CartLineType[];

  @Field(() => Int, { description: 'Sum of the quantities of all lines.' })
  itemCount!: number;

  @Field(() => MoneyType, { description: 'Sum of the lines that can be ordered.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of the default shipping method.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount still missing for free shipping; zero if shipping is free.' })
  freeShippingRemaining!: MoneyType;

  @Field(() => MoneyType, { description: 'Advertised threshold of free shipping.' })
  freeShippingThreshold!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Sales tax; null until the address is known (US), zero in Korea, where prices include it.',
  })
  tax!: MoneyType | null;

  @Field(() => MoneyType, { description: 'Subtotal and shipping, plus the tax if known.' })
  total!: MoneyType;

  @Field(() => Boolean, {
    description: 'Whether a checkout can start: a line can be ordered, and no quantity exceeds its maximum.',
  })
  isReadyForCheckout!: boolean;
}

@ObjectType({ description: 'A requested quantity was capped.' })
export class CartMessage {
  @Field(() => CartError.codes, { description: 'QUANTITY_CAPPED.' })
  code!: CartErrorCode;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Maximum quantity that can be ordered.' })
  maximumQuantity!: number;
}

@ObjectType({ description: 'The cart was changed.' })
export class CartUpdated {
  @Field(() => CartType, { description: 'The cart as it is now.' })
  cart!: CartType;

  @Field(() => CartMessage, { nullable: true, description: 'Set if fewer units than requested were added.' })
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

  @Field(() => Int, {
    description: 'Units to add to those in the cart, at least 1; capped by stock and by the limit of 5.',
  })
  quantity!: number;
}

@InputType({ description: 'A new quantity of a cart line.' })
export class UpdateCartLineQuantityInput {
  @Field(() => ID, { description: 'The product; added if it is not in the cart.' })
  productId!: string;

  @Field(() => Int, { description: 'Quantity, at least 1; capped by stock and the limit of 5.' })
  quantity!: number;
}

@InputType({ description: 'One step up or down.' })
export class AdjustCartLineQuantityInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: '1 or -1; the quantity does not fall below 1.' })
  delta!: number;
}

@InputType({ description: 'The line to remove.' })
export class RemoveCartLineInput {
  @Field(() => ID, { description: 'The product; no change if it is not in the cart.' })
  productId!: string;
}
