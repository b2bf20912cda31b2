import type { ShippingOption } from '@eunbit/schema/checkout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutSession } from '../session/use-checkout-session.ts';
import type { Checkout, StepOutcome } from '../step/step-outcome.ts';
import { useSetCheckoutShipping } from './use-set-checkout-shipping.ts';

/**
 * The way of shipping, saved as soon as it is chosen, so that the summary shows what it comes to. One choice after the
 * other: the server ends with the last one, and answers to earlier ones are not shown.
 */
export function useShippingChoice(checkout: Checkout, session: CheckoutSession) {
  const saveShipping = useSetCheckoutShipping();
  const [chosen, setChosen] = useState<ShippingOption>(checkout.shippingOption);
  const latest = useRef(chosen);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // What was free a moment ago may not be offered any more.
  const isOffered = checkout.shippingChoices.some(({ option }) => option === chosen);

  // Whoever goes back without saving is shown again what the server knows.
  const onLeave = useEffectEvent(() => session.expectShipping(null));
  useEffect(() => () => onLeave(), []);

  const saveNow = (option: ShippingOption) => saveShipping({ checkoutId: checkout.id, option });

  async function follow(option: ShippingOption): Promise<void> {
    if (latest.current !== option) return;
    const outcome = await saveNow(option);
    if (latest.current !== option) return;
    if (outcome.kind === 'saved') session.showCheckout(outcome.checkout);
    // What could not be saved is tried again, and explained, when the shopper goes on.
    session.expectShipping(outcome.kind === 'saved' ? null : option);
  }

  function choose(option: ShippingOption): void {
    latest.current = option;
    setChosen(option);
    session.expectShipping(option);
    queue.current = queue.current.then(() => follow(option));
  }

  async function save(): Promise<StepOutcome> {
    await queue.current;
    const outcome = await saveNow(isOffered ? latest.current : checkout.shippingOption);
    if (outcome.kind === 'saved') session.expectShipping(null);
    return outcome;
  }

  return { option: isOffered ? chosen : checkout.shippingOption, choose, save };
}
