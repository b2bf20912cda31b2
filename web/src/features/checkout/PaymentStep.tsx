import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';
import { CardPayment } from './CardPayment.tsx';
import { CheckoutRecap } from './CheckoutRecap.tsx';
import { DepositPayment } from './DepositPayment.tsx';
import type { PaymentStepProps } from './payment-step-props.ts';

/** The order to check once more, and the way of paying that the store has. */
export function PaymentStep({ checkout, session }: PaymentStepProps) {
  const isDeposit = checkout.paymentMethods.includes('DEPOSIT');
  return (
    <chakra.div display="grid" gap="8">
      <CheckoutRecap checkout={checkout} />
      <chakra.section display="grid" gap="5" aria-labelledby="payment-method">
        <chakra.h2 id="payment-method" fontSize="xl" fontWeight="semibold">
          <FormattedMessage id={isDeposit ? 'checkout.deposit' : 'checkout.card'} />
        </chakra.h2>
        {isDeposit ? (
          <DepositPayment checkout={checkout} session={session} />
        ) : (
          <CardPayment checkout={checkout} session={session} />
        )}
      </chakra.section>
    </chakra.div>
  );
}
