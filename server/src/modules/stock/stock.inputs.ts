import { Market } from '@eunbit/schema/market';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'An edit of one stock level by staff.' })
export class UpdateStockInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'New number of units that can be ordered, 0 to 1,000,000.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether the sale is stopped.' })
  isStopped!: boolean;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  expectedVersion!: number;
}

@InputType({ description: 'A new low stock threshold of a product in a store.' })
export class UpdateLowStockThresholdInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'New threshold, 0 to 1,000,000 units.' })
  lowStockAt!: number;

  @Field(() => Int, { description: 'The threshold that the caller saw; refused if it has changed since.' })
  expectedLowStockAt!: number;
}
