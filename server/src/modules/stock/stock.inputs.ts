import { Market } from '@eunbit/schema/market';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'An edit of one stock level by staff.' })
export class UpdateStockInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'Units that can be ordered from now on, 0 to 1,000,000.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether the sale is stopped.' })
  isStopped!: boolean;

  @Field(() => Int, { description: 'The version that was on the screen; a newer one refuses the edit.' })
  expectedVersion!: number;
}

@InputType({ description: 'At how many units a product counts as low in a store.' })
export class UpdateLowStockThresholdInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'At or below this many units, 0 to 1,000,000.' })
  lowStockAt!: number;

  @Field(() => Int, { description: 'The number that was on the screen; another one refuses the edit.' })
  expectedLowStockAt!: number;
}
