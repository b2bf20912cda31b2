import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { insufficientStock, presentMade } from '../payment/index.ts';
import {
  CompleteDraftOrderPaymentInput,
  CompleteDraftOrderPaymentResult,
  DraftOrderOfferType,
  DraftOrderPaymentStarted,
  StartDraftOrderPaymentInput,
  StartDraftOrderPaymentResult,
} from './draft-offer.types.ts';
import type { DraftOrderContext } from './draft-order.module.ts';
import { presentOffer } from './draft-order.presenter.ts';
import { DraftOrderError } from './draft-order.types.ts';
import { LINK_INVALID, type LinkPayment } from './draft-payment.service.ts';

/** If the provider is unreachable, nothing was changed and the caller may retry. */
async function orUnavailable<T>(context: DraftOrderContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return DraftOrderError.create('PAYMENT_PROVIDER_UNAVAILABLE', 'payment.unavailable', context.language);
  }
}

const presentPayment = (result: LinkPayment, context: DraftOrderContext) =>
  'refused' in result ? DraftOrderError.of(result.refused, context.language) : presentMade(result, context);

@Resolver()
export class DraftOfferResolver {
  @Allow('public')
  @Query(() => DraftOrderOfferType, {
    nullable: true,
    description: 'The draft order of a link; null if the link is wrong.',
  })
  async draftOrderOffer(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() context: DraftOrderContext,
  ): Promise<DraftOrderOfferType | null> {
    const draft = await context.services.draftPayments.find(token);
    return draft && presentOffer(draft, context);
  }

  @Allow('public')
  @Mutation(() => StartDraftOrderPaymentResult, {
    description: 'Starts the payment of a draft order. Calling it again, from any tab, resumes the same payment.',
  })
  startDraftOrderPayment(
    @Arg('input', () => StartDraftOrderPaymentInput, { description: 'The link.' }) {
      token,
    }: StartDraftOrderPaymentInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof StartDraftOrderPaymentResult> {
    return orUnavailable(context, async () => {
      const { draftPayments } = context.services;
      const started = await draftPayments.start(token);
      if ('shortages' in started) return insufficientStock(started.shortages, context);
      if (!('payment' in started)) return presentPayment(started, context);
      const draft = await draftPayments.find(token);
      if (!draft) return presentPayment(LINK_INVALID, context);
      const { clientSecret } = started.payment;
      return Object.assign(new DraftOrderPaymentStarted(), { clientSecret, offer: presentOffer(draft, context) });
    });
  }

  @Allow('public')
  @Mutation(() => CompleteDraftOrderPaymentResult, {
    description:
      'Checks the payment of a draft order and places the order if it succeeded; safe to call any number of times.',
  })
  completeDraftOrderPayment(
    @Arg('input', () => CompleteDraftOrderPaymentInput, { description: 'The link.' }) {
      token,
    }: CompleteDraftOrderPaymentInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof CompleteDraftOrderPaymentResult> {
    return orUnavailable(context, async () =>
      presentPayment(await context.services.draftPayments.complete(token), context),
    );
  }
}
