import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { UserError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { CheckoutChangeKind, CheckoutType } from '../checkout/index.ts';

registerEnumType(CheckoutChangeKind, {
  name: 'CheckoutChangeKind',
  description: 'Kind of difference from what the shopper saw.',
  valuesConfig: {
    ADDED: { description: 'A product was added.' },
    REMOVED: { description: 'A product was removed.' },
    QUANTITY: { description: 'The quantity of a product.' },
    PRICE: { description: 'The price of a product.' },
    SHIPPING: { description: 'The price of shipping.' },
    TAX: { description: 'The tax.' },
  },
});

@InputType({ description: 'A line as the shopper saw it.' })
export class SeenLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MinorUnits, { description: 'Price of the line.' })
  lineTotal!: number;
}

@InputType({ description: 'The checkout as the shopper saw it when agreeing to pay.' })
export class SeenCheckoutInput {
  @Field(() => [SeenLineInput], { description: 'The lines.' })
  lines!: SeenLineInput[];

  @Field(() => MinorUnits, { description: 'Price of shipping.' })
  shipping!: number;

  @Field(() => MinorUnits, { description: 'Tax.' })
  tax!: number;
}

@ObjectType('CheckoutChange', { description: 'A difference from what the shopper saw.' })
export class CheckoutChangeType {
  @Field(() => CheckoutChangeKind, { description: 'What changed.' })
  kind!: CheckoutChangeKind;

  @Field(() => ID, { nullable: true, description: 'The product; null for shipping and tax.' })
  productId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the product in the language of the request.' })
  title!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Former price; null if it was not in the checkout.' })
  before!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Current price; null if it is no longer in the checkout.',
  })
  after!: MoneyType | null;

  @Field(() => Int, { nullable: true, description: 'Quantity that the shopper saw.' })
  quantityBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Current quantity.' })
  quantityAfter!: number | null;
}

@ObjectType({
  description: 'The checkout differs from what the shopper saw; nothing was held or charged.',
  implements: UserError,
})
export class CheckoutChangedError extends UserError {
  @Field(() => MoneyType, { description: 'The total the shopper saw.' })
  expected!: MoneyType;

  @Field(() => [CheckoutChangeType], {
    description: 'What changed, compared with `seen` of the request; empty if the request had only the total.',
  })
  changes!: CheckoutChangeType[];

  @Field(() => CheckoutType, { description: 'The checkout with its current total.' })
  checkout!: CheckoutType;
}
