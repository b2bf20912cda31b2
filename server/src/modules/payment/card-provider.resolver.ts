import { Ctx, Field, FieldResolver, ObjectType, Resolver } from 'type-graphql';
import { CheckoutType } from '../checkout/checkout.types.ts';
import type { PaymentContext } from './payment.wiring.ts';

@ObjectType('CardProvider', { description: 'What a card form needs before any payment is started.' })
export class CardProviderType {
  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Where a sandbox confirms cards; null with the real provider.' })
  sandboxUrl!: string | null;
}

/**
 * The card form is shown before a payment starts; units are reserved and an intent is created when the shopper pays.
 */
@Resolver(() => CheckoutType)
export class CardProviderResolver {
  @FieldResolver(() => CardProviderType, { description: 'Who takes the card.' })
  cardProvider(@Ctx() { services }: PaymentContext): CardProviderType {
    const { publishableKey, sandboxUrl } = services.paymentProvider;
    return { publishableKey, sandboxUrl };
  }
}
