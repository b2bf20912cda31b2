import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { CheckoutType } from '../checkout/checkout.types.ts';
import { CardProviderType } from './card-provider.types.ts';
import type { PaymentContext } from './payment.wiring.ts';

/**
 * The card form is shown before a payment starts; units are reserved and an intent is created when the shopper pays.
 */
@Resolver(() => CheckoutType)
export class CardProviderResolver {
  @FieldResolver(() => CardProviderType, {
    nullable: true,
    description: 'Who takes the card; null where the shop takes none.',
  })
  cardProvider(@Ctx() { services }: PaymentContext): CardProviderType | null {
    return services.paymentProvider.browser;
  }
}
