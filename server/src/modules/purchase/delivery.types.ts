import './purchase.types.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';

@ObjectType('DeliveryTerms', { description: 'What the standard delivery of a store costs and how long it takes.' })
export class DeliveryTermsType {
  @Field(() => MoneyType, { description: 'Price of an order below the threshold.' })
  price!: MoneyType;

  @Field(() => MoneyType, { description: 'Advertised threshold of free delivery.' })
  freeShippingThreshold!: MoneyType;

  @Field(() => Int, { description: 'Business days from payment to delivery, at best.' })
  minimumBusinessDays!: number;

  @Field(() => Int, { description: 'Business days from payment to delivery, at most.' })
  maximumBusinessDays!: number;
}
