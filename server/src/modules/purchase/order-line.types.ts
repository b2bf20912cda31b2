import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';

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

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one unit.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of the line.' })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Sales tax on the line, not in its price; null in orders from before it was kept by line.',
  })
  tax!: MoneyType | null;
}
