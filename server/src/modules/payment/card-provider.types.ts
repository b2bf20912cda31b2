import { Field, ObjectType } from 'type-graphql';

@ObjectType('CardProvider', { description: 'What a card form needs before any payment is started.' })
export class CardProviderType {
  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Where a sandbox confirms cards; null with the real provider.' })
  sandboxUrl!: string | null;
}
