import { Market } from '@eunbit/schema/market';
import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../idempotency/index.ts';

@InputType({ description: 'A new question about a product.' })
export class CreateProductQuestionInput {
  @Field(() => Market, { description: 'The store it is about.' })
  market!: Market;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Plain text, 5 to 1,000 characters.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether only the caller and staff can read it.' })
  isSecret!: boolean;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The new contents of a question.' })
export class UpdateProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => String, { description: 'Plain text, 5 to 1,000 characters.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether only the caller and staff can read it.' })
  isSecret!: boolean;
}

@InputType({ description: "The caller's own question to delete." })
export class DeleteProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;
}
