import { normaliseOrderNumber } from '@eunbit/schema/order';
import { isCardMethod } from '@eunbit/schema/payment-method';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { getCartKey } from '../cart/index.ts';
import { CheckoutType } from '../checkout/index.ts';
import { toBuyerNotes } from '../purchase/index.ts';
import type { PaymentContext } from './payment.module.ts';
import { presentBuyerPayment, presentReturn, presentStart } from './payment.presenter.ts';
import {
  AcknowledgeOrderInput,
  CardProviderType,
  CompleteCheckoutInput,
  CompleteCheckoutResult,
  OrderAcknowledged,
  PaymentError,
  ReturnFromPaymentInput,
  ReturnFromPaymentResult,
  StartPaymentInput,
  StartPaymentResult,
  UnseenOrder,
} from './payment.types.ts';

/** Returns a result for an unreachable provider: nothing was changed, and the shopper may retry. */
async function orUnavailable<T>({ language }: PaymentContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return PaymentError.create('PAYMENT_PROVIDER_UNAVAILABLE', 'payment.unavailable', language);
  }
}

@Resolver()
export class PaymentResolver {
  @Allow('public')
  @Mutation(() => StartPaymentResult, {
    description:
      'Holds the units and starts the payment; a deposit order is placed at once. Calling it again returns the same result.',
  })
  startPayment(
    @Arg('input', () => StartPaymentInput, { description: 'The payment step.' }) input: StartPaymentInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof StartPaymentResult> {
    return orUnavailable(context, async () =>
      presentStart(await context.services.paymentStep.start({ ...input, ...toBuyerNotes(input) }, context), context),
    );
  }

  @Allow('public')
  @Mutation(() => CompleteCheckoutResult, {
    description: 'Checks the payment and places the order if it succeeded; safe to call any number of times.',
  })
  completeCheckout(
    @Arg('input', () => CompleteCheckoutInput, { description: 'The checkout.' })
    { checkoutId, paymentIntent }: CompleteCheckoutInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof CompleteCheckoutResult> {
    return orUnavailable(context, async () =>
      presentBuyerPayment(
        await context.services.paymentStep.complete(checkoutId, paymentIntent ?? null, context),
        context,
      ),
    );
  }

  @Allow('public')
  @Mutation(() => ReturnFromPaymentResult, {
    description:
      'Checks the payment from which a shopper returns; places the order if it succeeded. Safe to call any ' +
      'number of times. A wrong secret is answered like an unknown payment.',
  })
  returnFromPayment(
    @Arg('input', () => ReturnFromPaymentInput, { description: 'What the provider added to the address.' })
    { paymentIntent: intentId, clientSecret }: ReturnFromPaymentInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof ReturnFromPaymentResult> {
    return orUnavailable(context, async () => {
      const back = await context.services.paymentStep.comeBack({ intentId, clientSecret }, context);
      return presentReturn(back?.result ?? null, back?.isBuyer ?? false, context);
    });
  }
}

/**
 * The card form is shown before a payment starts; units are reserved and an intent is created when the shopper pays.
 */
@Resolver(() => CheckoutType)
export class CardProviderResolver {
  @FieldResolver(() => CardProviderType, {
    nullable: true,
    description: 'The provider of card payments; null if the store takes no cards.',
  })
  cardProvider(@Root() { market }: CheckoutType, @Ctx() { services }: PaymentContext): CardProviderType | null {
    return services.config.open.paymentMethods[market].some(isCardMethod) ? services.paymentProvider.browser : null;
  }
}

@Resolver()
export class UnseenOrderResolver {
  @Allow('public')
  @Query(() => UnseenOrder, {
    nullable: true,
    description: "The caller's newest order in this store that no page has shown yet; null if there is no such order.",
  })
  async unseenOrder(@Ctx() context: PaymentContext): Promise<UnseenOrder | null> {
    const key = getCartKey(context);
    const order = key && (await context.services.unseenOrders.find(key.id, context.market));
    return order && { number: order.number };
  }

  @Allow('public')
  @Mutation(() => OrderAcknowledged, {
    description: 'Marks the order as seen by the caller. Idempotent. Never refuses, so it returns no union.',
  })
  async acknowledgeOrder(
    @Arg('input', () => AcknowledgeOrderInput, { description: 'The order.' }) { orderNumber }: AcknowledgeOrderInput,
    @Ctx() context: PaymentContext,
  ): Promise<OrderAcknowledged> {
    const key = getCartKey(context);
    const { unseenOrders } = context.services;
    const accessToken = key && (await unseenOrders.acknowledge(key.id, normaliseOrderNumber(orderNumber)));
    return Object.assign(new OrderAcknowledged(), { accessToken });
  }
}
