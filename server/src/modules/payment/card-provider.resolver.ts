import { isCardMethod } from '@eunbit/schema/payment-method';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { CheckoutType } from '../checkout/index.ts';
import { CardProviderType } from './card-provider.types.ts';
import type { PaymentContext } from './payment.module.ts';

/**
 * The card form is shown before a payment starts; units are reserved and an intent is created when the shopper pays.
 */
@Resolver(() => CheckoutType)
export class CardProviderResolver {
  @FieldResolver(() => CardProviderType, {
    nullable: true,
    description: 'Who takes the card; null where the shop takes none.',
  })
  cardProvider(@Root() { market }: CheckoutType, @Ctx() { services }: PaymentContext): CardProviderType | null {
    return services.config.open.paymentMethods[market].some(isCardMethod) ? services.paymentProvider.browser : null;
  }
}
