import type { ShippingOption } from '@eunbit/schema/checkout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '../../../gql/index.ts';
import { useUpdateCheckoutShipping } from '../checkout-mutations.ts';
import type { CheckoutSession } from '../session/use-checkout-session.ts';
import { type Checkout, CheckoutContent } from '../step/checkout-content.ts';

/**
 * The shipping option, saved as soon as it is chosen, so that the summary shows the new total. Choices are sent one after
 * another: the last one wins, and responses to earlier ones are not shown.
 */
export function useShippingChoice(checkout: Checkout, session: CheckoutSession) {
  const { send } = useUpdateCheckoutShipping();
  const [chosen, setChosen] = useState<ShippingOption>(checkout.shippingOption);
  const latest = useRef(chosen);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // An option may have become unavailable meanwhile.
  const isOffered = checkout.shippingChoices.some(({ option }) => option === chosen);

  // Leaving the step without saving restores the server's option.
  const onLeave = useEffectEvent(() => session.expectShipping(null));
  useEffect(() => () => onLeave(), []);

  const saveNow = (option: ShippingOption) => send({ checkoutId: checkout.id, option });

  async function follow(option: ShippingOption): Promise<void> {
    if (latest.current !== option) return;
    const { answer } = await saveNow(option);
    if (latest.current !== option) return;
    const saved = answer?.__typename === 'Checkout' ? answer : null;
    if (saved) session.showCheckout(readFragment(CheckoutContent, saved));
    // A failed save is retried, and its error shown, when the shopper continues.
    session.expectShipping(saved ? null : option);
  }

  function choose(option: ShippingOption): void {
    latest.current = option;
    setChosen(option);
    session.expectShipping(option);
    queue.current = queue.current.then(() => follow(option));
  }

  async function save() {
    await queue.current;
    const sent = await saveNow(isOffered ? latest.current : checkout.shippingOption);
    if (!sent.problem) session.expectShipping(null);
    return sent;
  }

  return { option: isOffered ? chosen : checkout.shippingOption, choose, save };
}
