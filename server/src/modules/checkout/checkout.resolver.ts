import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { Result } from '../../common/refusal.ts';
import type { CheckoutContext } from './checkout.module.ts';
import { presentCheckout } from './checkout.presenter.ts';
import type { CheckoutStep } from './checkout.service.ts';
import {
  AddressSuggested,
  CheckoutError,
  CheckoutResult,
  CheckoutType,
  UpdateCheckoutAddressInput,
  UpdateCheckoutContactInput,
  UpdateCheckoutShippingInput,
} from './checkout.types.ts';

function present(
  step: Result<CheckoutStep, keyof typeof CheckoutError.codes>,
  { language, services }: CheckoutContext,
): typeof CheckoutResult {
  if ('refused' in step) return CheckoutError.of(step.refused, language);
  const { checkout, draft, suggestion } = step.value;
  const presented = presentCheckout(checkout, draft, language, services);
  return suggestion
    ? Object.assign(new AddressSuggested(), { suggestion, checkout: presented })
    : Object.assign(new CheckoutType(), presented);
}

@Resolver()
export class CheckoutResolver {
  @Allow('public')
  @Query(() => CheckoutType, {
    nullable: true,
    description: "The caller's checkout; null if it is unknown or belongs to somebody else.",
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
      'Starts a checkout of the cart, or resumes the unfinished one. CART_EMPTY if the cart is empty, ' +
      'PRODUCT_STOPPED or OUT_OF_STOCK if nothing in it can be ordered.',
  })
  async startCheckout(@Ctx() context: CheckoutContext): Promise<typeof CheckoutResult> {
    return present(await context.services.checkout.start(context), context);
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, { description: 'Saves email, phone and pass code.' })
  async updateCheckoutContact(
    @Arg('input', () => UpdateCheckoutContactInput, { description: 'The contact step.' })
    input: UpdateCheckoutContactInput,
    @Ctx() context: CheckoutContext,
  ): Promise<typeof CheckoutResult> {
    const { checkoutId, email, phone, passCode = null } = input;
    return present(
      await context.services.checkout.setContact(context, checkoutId, { email, phone, passCode }),
      context,
    );
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, {
    description:
      'Saves the delivery address. In the US store the postal service checks it first: a non-existent ' +
      'address is refused; if the postal service spells it differently, nothing is saved and the answer is ' +
      'AddressSuggested. If the postal service does not answer, the address is saved as typed.',
  })
  async updateCheckoutAddress(
    @Arg('input', () => UpdateCheckoutAddressInput, { description: 'The address step.' })
    input: UpdateCheckoutAddressInput,
    @Ctx() context: CheckoutContext,
  ): Promise<typeof CheckoutResult> {
    const address = { ...input.address, apt: input.address.apt ?? '' };
    const options = { save: input.isSavedToAddressBook ?? false, keepTyped: input.isKeptAsTyped ?? false };
    return present(await context.services.checkout.setAddress(context, input.checkoutId, address, options), context);
  }

  @Allow('public')
  @Mutation(() => CheckoutResult, { description: 'Chooses a shipping method.' })
  async updateCheckoutShipping(
    @Arg('input', () => UpdateCheckoutShippingInput, { description: 'The shipping step.' })
    input: UpdateCheckoutShippingInput,
    @Ctx() context: CheckoutContext,
  ): Promise<typeof CheckoutResult> {
    return present(await context.services.checkout.setShipping(context, input.checkoutId, input.option), context);
  }
}
