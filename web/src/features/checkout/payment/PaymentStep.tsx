import { isCardMethod, isOfferedMethod, type OfferedMethod } from '@eunbit/schema/payment-method';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { BuyerNotesFields } from '../../address/BuyerNotesFields.tsx';
import { ChoiceCard } from '../step/ChoiceCard.tsx';
import type { TermId } from './attempt/terms.ts';
import type { PaymentStepProps } from './attempt/use-payment-attempt.ts';
import { CheckoutRecap } from './CheckoutRecap.tsx';
import { CardPayment } from './card/CardPayment.tsx';
import { DepositPayment } from './transfer/DepositPayment.tsx';

/** The order to review, and the payment methods of the store. */
export function PaymentStep({ checkout, session }: PaymentStepProps) {
  const { draft, updateDraft } = session;
  const [agreed, setAgreed] = useState<ReadonlySet<TermId>>(new Set());
  const paymentMethods = checkout.paymentMethods.filter(isOfferedMethod);
  const method = paymentMethods.find((offered) => offered === draft.paymentMethod) ?? paymentMethods[0] ?? 'CARD';
  const props = { checkout, session, agreed, onAgree: setAgreed };
  const hasChoice = paymentMethods.length > 1;
  return (
    <styled.div display="grid" gap="8">
      <CheckoutRecap checkout={checkout} />
      <BuyerNotesFields
        market={checkout.market}
        notes={session.draft}
        getError={() => null}
        onChange={session.updateDraft}
      />
      <styled.section display="grid" gap="5" aria-labelledby="payment-method">
        <styled.h2 id="payment-method" fontSize="xl" fontWeight="semibold">
          <FormattedMessage id={hasChoice ? 'checkout.method' : METHOD_TEXTS[method].name} />
        </styled.h2>
        {hasChoice ? (
          <PaymentMethodChoice
            methods={paymentMethods}
            chosen={method}
            onChoose={(paymentMethod) => updateDraft({ paymentMethod })}
          />
        ) : null}
        {isCardMethod(method) ? (
          <CardPayment key={method} method={method} {...props} />
        ) : (
          <DepositPayment key={method} method={method} {...props} />
        )}
      </styled.section>
    </styled.div>
  );
}

/** Message keys of the payment methods that a checkout offers. */
const METHOD_TEXTS: Readonly<Record<OfferedMethod, { readonly name: string; readonly detail: string }>> = {
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
function PaymentMethodChoice({ methods, chosen, onChoose }: PaymentMethodChoiceProps) {
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
