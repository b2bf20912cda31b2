import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { toBuyerNotes } from '../purchase/index.ts';
import { PaymentError } from './payment.errors.ts';
import type { PaymentContext } from './payment.module.ts';
import { presentBuyerOutcome, presentReturn, presentStart } from './payment.presenter.ts';
import {
  CompleteCheckoutInput,
  CompleteCheckoutResult,
  StartPaymentInput,
  StartPaymentResult,
} from './payment.types.ts';
import { ReturnFromPaymentInput, ReturnFromPaymentResult } from './payment-return.types.ts';

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
      'Holds the units and starts the payment; a deposit order is written at once. Calling it again answers the same.',
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
    description: 'Looks at the payment and writes the order if it succeeded; safe to call any number of times.',
  })
  completeCheckout(
    @Arg('input', () => CompleteCheckoutInput, { description: 'The checkout.' })
    { checkoutId, paymentIntent }: CompleteCheckoutInput,
    @Ctx() context: PaymentContext,
  ): Promise<typeof CompleteCheckoutResult> {
    return orUnavailable(context, async () =>
      presentBuyerOutcome(
        await context.services.paymentStep.complete(checkoutId, paymentIntent ?? null, context),
        context,
      ),
    );
  }

  @Allow('public')
  @Mutation(() => ReturnFromPaymentResult, {
    description:
      'What the payment has come to that a shopper comes back from; writes the order if it succeeded. Safe to call any ' +
      'number of times. A payment whose secret is wrong is answered like one that does not exist.',
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
