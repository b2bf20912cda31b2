import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { type ValidationError, validationError } from '../../common/result.types.ts';
import { CheckoutError } from './checkout.errors.ts';
import {
  UpdateCheckoutAddressInput,
  UpdateCheckoutContactInput,
  UpdateCheckoutShippingInput,
} from './checkout.inputs.ts';
import type { CheckoutContext } from './checkout.module.ts';
import { presentCheckout } from './checkout.presenter.ts';
import type { NothingToOrder, StepOutcome } from './checkout.service.ts';
import { AddressSuggested, CheckoutResult, CheckoutType, CheckoutUpdated } from './checkout.types.ts';

type Outcome = CheckoutUpdated | AddressSuggested | ValidationError | CheckoutError;

const NOTHING_TO_ORDER = {
  CART_EMPTY: 'cart.empty',
  PRODUCT_STOPPED: 'product.stopped',
  OUT_OF_STOCK: 'product.outOfStock',
} as const satisfies Record<NothingToOrder, ApiMessageKey>;

function toOutcome(step: StepOutcome, { language, services }: CheckoutContext): Outcome {
  if (step.outcome === 'notFound') return CheckoutError.create('CHECKOUT_NOT_FOUND', 'checkout.notFound', language);
  if (step.outcome === 'invalid') return validationError(step.failures, language);
  const checkout = presentCheckout(step.checkout, step.draft, language, services);
  if (step.outcome === 'suggested') {
    return Object.assign(new AddressSuggested(), { suggestion: step.suggestion, checkout });
  }
  return Object.assign(new CheckoutUpdated(), { checkout });
}

@Resolver()
export class CheckoutResolver {
  @Allow('public')
  @Query(() => CheckoutType, {
    nullable: true,
    description: "The caller's checkout; null when it is unknown or somebody else's.",
  })
  async checkout(
    @Arg('id', () => ID, { description: 'The checkout.' }) id: string,
    @Ctx() context: CheckoutContext,
  ): Promise<CheckoutType | null> {
    const { services } = context;
    const { checkout: checkouts } = services;
    const own = await checkouts.readOwn(context, id);
    const draft = own && (await checkouts.buildDraft(own));
    return draft && presentCheckout(own.checkout, draft, context.language, services);
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, {
    description:
      'Begins a checkout of the cart, or goes on with the one left earlier. CART_EMPTY when there is nothing in the cart, ' +
      'PRODUCT_STOPPED or OUT_OF_STOCK when nothing in it can be had.',
  })
  async startCheckout(@Ctx() context: CheckoutContext): Promise<Outcome> {
    const started = await context.services.checkout.start(context);
    if (typeof started === 'string') return CheckoutError.create(started, NOTHING_TO_ORDER[started], context.language);
    return toOutcome({ outcome: 'saved', ...started }, context);
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, { description: 'Saves email, phone and pass code.' })
  async updateCheckoutContact(
    @Arg('input', () => UpdateCheckoutContactInput, { description: 'The contact step.' })
    input: UpdateCheckoutContactInput,
    @Ctx() context: CheckoutContext,
  ): Promise<Outcome> {
    const { checkoutId, email, phone, passCode = null } = input;
    return toOutcome(
      await context.services.checkout.setContact(context, checkoutId, { email, phone, passCode }),
      context,
    );
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, {
    description:
      'Saves the delivery address. In the US store it is checked with the postal service first: one that does not exist ' +
      'is refused, and one that is written otherwise is not saved but answered with AddressSuggested. While the postal ' +
      'service does not answer it is saved as typed.',
  })
  async updateCheckoutAddress(
    @Arg('input', () => UpdateCheckoutAddressInput, { description: 'The address step.' })
    input: UpdateCheckoutAddressInput,
    @Ctx() context: CheckoutContext,
  ): Promise<Outcome> {
    const address = { ...input.address, apt: input.address.apt ?? '' };
    const wishes = { save: input.isSavedToAddressBook ?? false, keepTyped: input.isKeptAsTyped ?? false };
    return toOutcome(await context.services.checkout.setAddress(context, input.checkoutId, address, wishes), context);
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, { description: 'Chooses a way of shipping.' })
  async updateCheckoutShipping(
    @Arg('input', () => UpdateCheckoutShippingInput, { description: 'The shipping step.' })
    input: UpdateCheckoutShippingInput,
    @Ctx() context: CheckoutContext,
  ): Promise<Outcome> {
    return toOutcome(await context.services.checkout.setShipping(context, input.checkoutId, input.option), context);
  }
}
