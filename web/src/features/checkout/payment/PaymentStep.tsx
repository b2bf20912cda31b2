import { isCardMethod, isOfferedMethod } from '@eunbit/schema/payment-method';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { BuyerNotesFields } from '../../address/BuyerNotesFields.tsx';
import type { PaymentStepProps } from './attempt/payment-step-props.ts';
import type { TermId } from './attempt/terms.ts';
import { CheckoutRecap } from './CheckoutRecap.tsx';
import { CardPayment } from './card/CardPayment.tsx';
import { METHOD_TEXTS, PaymentMethodChoice } from './PaymentMethodChoice.tsx';
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
