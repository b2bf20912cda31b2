import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { UserError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { CheckoutChangeKind, CheckoutType } from '../checkout/index.ts';

registerEnumType(CheckoutChangeKind, {
  name: 'CheckoutChangeKind',
  description: 'What differs from what the shopper saw.',
  valuesConfig: {
    ADDED: { description: 'A product was added.' },
    REMOVED: { description: 'A product was removed.' },
    QUANTITY: { description: 'How many of a product are bought.' },
    PRICE: { description: 'What a product costs.' },
    SHIPPING: { description: 'What shipping costs.' },
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

@InputType({ description: 'What stood on the screen when the shopper agreed to pay.' })
export class SeenCheckoutInput {
  @Field(() => [SeenLineInput], { description: 'The lines.' })
  lines!: SeenLineInput[];

  @Field(() => MinorUnits, { description: 'Price of shipping.' })
  shipping!: number;

  @Field(() => MinorUnits, { description: 'Tax.' })
  tax!: number;
}

@ObjectType('CheckoutChange', { description: 'One difference from what the shopper saw.' })
export class CheckoutChangeType {
  @Field(() => CheckoutChangeKind, { description: 'What it is.' })
  kind!: CheckoutChangeKind;

  @Field(() => ID, { nullable: true, description: 'The product; null for shipping and tax.' })
  productId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the product in the language of the request.' })
  title!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'What it cost; null if it was not in the checkout.' })
  before!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What it costs now; null if it is no longer in the checkout.',
  })
  after!: MoneyType | null;

  @Field(() => Int, { nullable: true, description: 'Units the shopper saw.' })
  quantityBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Units now.' })
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
    description: 'What changed, as far as the request said what the shopper saw; empty when it named the total only.',
  })
  changes!: CheckoutChangeType[];

  @Field(() => CheckoutType, { description: 'The checkout with its current total.' })
  checkout!: CheckoutType;
}
