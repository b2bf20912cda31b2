import type { OfferedMethod } from '@eunbit/schema/payment-method';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ChoiceCard } from '../step/ChoiceCard.tsx';

/** Message keys of the payment methods that a checkout offers. */
export const METHOD_TEXTS: Readonly<Record<OfferedMethod, { readonly name: string; readonly detail: string }>> = {
  CARD: { name: 'checkout.method.card', detail: 'checkout.method.cardDetail' },
  ESCROW: { name: 'checkout.method.escrow', detail: 'checkout.method.escrowDetail' },
  DEPOSIT: { name: 'checkout.method.deposit', detail: 'checkout.method.depositDetail' },
  VIRTUAL_ACCOUNT: { name: 'checkout.method.virtual', detail: 'checkout.method.virtualDetail' },
};

interface PaymentMethodChoiceProps {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: OfferedMethod;
  readonly onChoose: (method: OfferedMethod) => void;
}

/** The payment methods, each with the time of the charge. Labelled by the heading above it. */
export function PaymentMethodChoice({ methods, chosen, onChoose }: PaymentMethodChoiceProps) {
  return (
    <styled.div
      role="radiogroup"
      aria-labelledby="payment-method"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
    >
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          name="paymentMethod"
          checked={method === chosen}
          onChoose={() => onChoose(method)}
          title={<FormattedMessage id={METHOD_TEXTS[method].name} />}
          detail={
            <FormattedMessage
              id={METHOD_TEXTS[method].detail}
              values={{ days: KOREAN_POLICY.depositDueDays, hours: KOREAN_POLICY.virtualAccountHours }}
            />
          }
        />
      ))}
    </styled.div>
  );
}
