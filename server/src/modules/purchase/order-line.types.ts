import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';

@ObjectType('AddedUnits', { description: 'Units of a line that were added to the order at another price.' })
export class AddedUnitsType {
  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one of them.' })
  unitPrice!: MoneyType;
}

@ObjectType('OrderLine', { description: 'A product as it is sold: later changes of the product leave it alone.' })
export class OrderLineType {
  @Field(() => ID, { description: 'Identifies the line within its order or checkout.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Page of the product: /product/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => String, { description: 'Main picture.' })
  imageUrl!: string;

  @Field(() => Int, { description: 'All units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one unit, but for those that were added at another price.' })
  unitPrice!: MoneyType;

  /** One unit at least has the price of the purchase. */
  @Extensions({ atMost: MAXIMUM_QUANTITY - 1 })
  @Field(() => [AddedUnitsType], {
    description: 'Of the units those that an edit added at the price of its day, where it was another (ORDER-39).',
  })
  addedUnits!: AddedUnitsType[];

  @Field(() => MoneyType, { description: 'Price of the line.' })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on the line, not in its price.' })
  tax!: MoneyType;
}
