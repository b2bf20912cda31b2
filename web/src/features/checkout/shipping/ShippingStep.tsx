import type { ShippingOption } from '@eunbit/schema/checkout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DeliveryDay } from '../../../components/DeliveryDay.tsx';
import { Price } from '../../../elements/money.tsx';
import { readFragment } from '../../../gql/index.ts';
import { useUpdateCheckoutShipping } from '../checkout-mutations.ts';
import type { CheckoutSession } from '../session/use-checkout-session.ts';
import { ChoiceCard } from '../step/ChoiceCard.tsx';
import { type Checkout, CheckoutContent } from '../step/checkout-content.ts';
import { StepFrame, type StepProps } from '../step/StepFrame.tsx';
import { useStepForm } from '../step/use-step-form.ts';

/** Message keys of the shipping options. */
export const SHIPPING_TEXTS: Readonly<Record<ShippingOption, string>> = {
  FREE: 'checkout.shipping.free',
  STANDARD: 'checkout.shipping.standard',
  EXPEDITED: 'checkout.shipping.expedited',
  EXPRESS: 'checkout.shipping.express',
};

interface ShippingStepProps extends Pick<StepProps, 'checkout' | 'onSaved'> {
  readonly session: CheckoutSession;
}

/** The shipping options with their prices. */
export function ShippingStep({ checkout, session, onSaved }: ShippingStepProps) {
  const { option, choose, save } = useShippingChoice(checkout, session);
  const { form, submit, saving, failure } = useStepForm({
    fields: [],
    check: () => [],
    save,
    onSaved,
  });
  return (
    <StepFrame
      formRef={form}
      onSubmit={submit}
      failure={failure}
      saving={saving}
      submitText={<FormattedMessage id="checkout.toPayment" />}
    >
      <styled.fieldset display="grid" gap="3">
        <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
          <FormattedMessage id="checkout.shippingQuestion" />
        </styled.legend>
        {checkout.shippingChoices.map((choice) => (
          <ChoiceCard
            key={choice.option}
            name="shippingOption"
            checked={choice.option === option}
            onChoose={() => choose(choice.option)}
            title={<FormattedMessage id={SHIPPING_TEXTS[choice.option]} />}
            detail={
              <>
                <FormattedMessage
                  id="checkout.arrives"
                  values={{
                    from: <DeliveryDay day={choice.earliestDelivery} />,
                    to: <DeliveryDay day={choice.latestDelivery} />,
                  }}
                />
                <br />
                <FormattedMessage
                  id="checkout.businessDays"
                  values={{ from: choice.minimumBusinessDays, to: choice.maximumBusinessDays }}
                />
              </>
            }
            aside={
              choice.price.amount === 0 ? (
                <FormattedMessage id="checkout.free" />
              ) : (
                <Price value={choice.price} place="order" />
              )
            }
          />
        ))}
      </styled.fieldset>
    </StepFrame>
  );
}

/**
 * The shipping option, saved as soon as it is chosen, so that the summary shows the new total. Choices are sent one after
 * another: the last one wins, and responses to earlier ones are not shown.
 */
function useShippingChoice(checkout: Checkout, session: CheckoutSession) {
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
