import { chakra } from '@chakra-ui/react/styled-system';
import type { ShippingOption } from '@eunbit/schema/checkout';
import { Price } from '@eunbit/ui/money.tsx';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DeliveryDay } from '../../components/DeliveryDay.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { StepFrame } from './StepFrame.tsx';
import { SHIPPING_TEXTS } from './shipping-texts.ts';
import type { StepProps } from './step-props.ts';
import { useSetCheckoutShipping } from './useSetCheckoutShipping.ts';
import { useStepForm } from './useStepForm.ts';

/** How the order travels, with what each way costs. */
export function ShippingStep({ checkout, onSaved }: Pick<StepProps, 'checkout' | 'onSaved'>) {
  const save = useSetCheckoutShipping();
  const [chosen, setChosen] = useState<ShippingOption>(checkout.shippingOption);
  // What was free a moment ago may not be offered any more.
  const isOffered = checkout.shippingChoices.some(({ option }) => option === chosen);
  const option = isOffered ? chosen : checkout.shippingOption;
  const { form, submit, saving, failure } = useStepForm({
    fields: [],
    check: () => [],
    save: () => save({ checkoutId: checkout.id, option }),
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
      <chakra.fieldset display="grid" gap="3">
        <chakra.legend fontSize="sm" fontWeight="semibold" mb="2">
          <FormattedMessage id="checkout.shippingQuestion" />
        </chakra.legend>
        {checkout.shippingChoices.map((choice) => (
          <ChoiceCard
            key={choice.option}
            name="shippingOption"
            checked={choice.option === option}
            onChoose={() => setChosen(choice.option)}
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
      </chakra.fieldset>
    </StepFrame>
  );
}
