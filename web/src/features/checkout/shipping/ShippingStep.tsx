import type { ShippingOption } from '@eunbit/schema/checkout';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DeliveryDay } from '../../../components/DeliveryDay.tsx';
import { Price } from '../../../elements/money.tsx';
import type { CheckoutSession } from '../session/use-checkout-session.ts';
import { ChoiceCard } from '../step/ChoiceCard.tsx';
import { StepFrame, type StepProps } from '../step/StepFrame.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { useShippingChoice } from './use-shipping-choice.ts';

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
