import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An order that was written after its buyer had left, so that no page told them.' })
export class UnseenOrder {
  @Field(() => String, { description: 'Order number.' })
  number!: string;
}

@InputType({ description: 'The order that the buyer sees now.' })
export class AcknowledgeOrderInput {
  @Field(() => String, { description: 'Order number.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The order is not told of again.' })
export class OrderAcknowledged {
  @Field(() => String, {
    nullable: true,
    description: 'Opens this order for 30 days without the pass code; null for an order that is not of this browser.',
  })
  accessToken!: string | null;
}
