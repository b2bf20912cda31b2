import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { StockError } from './stock.errors.ts';

@InputType({ description: 'A restock subscription for a product.' })
export class SubscribeToRestockInput {
  @Field(() => ID, { description: 'The product, in the store of the request.' })
  productId!: string;

  @Field(() => String, { description: 'Address that the email goes to.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the person agreed to the wording beside the form; required.' })
  hasPrivacyConsent!: boolean;
}

@ObjectType({ description: 'One email will be sent when the product can be ordered again.' })
export class RestockSubscribed {
  @Field(() => String, { description: 'Address that the email goes to.' })
  email!: string;

  @Field(() => String, { description: 'Message to the person, in the language of the request.' })
  message!: string;
}

export const SubscribeToRestockResult = createUnionType({
  name: 'SubscribeToRestockResult',
  description: 'Outcome of subscribeToRestock.',
  types: () => [RestockSubscribed, ValidationError, StockError] as const,
});
