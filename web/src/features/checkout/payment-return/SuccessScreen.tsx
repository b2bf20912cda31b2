import { useSearchParams } from 'react-router';
import { SuccessPage } from '../../order/SuccessPage.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

/** The provider adds them when it sends a shopper back from the bank's own page. */
const INTENT_PARAMETER = 'payment_intent';
const SECRET_PARAMETER = 'payment_intent_client_secret';

/** `/success` and `/success_ko`: somebody comes back from the bank, or looks at the order that they placed. */
export function SuccessScreen() {
  const [parameters] = useSearchParams();
  const paymentIntent = parameters.get(INTENT_PARAMETER);
  if (paymentIntent === null) return <SuccessPage />;
  const clientSecret = parameters.get(SECRET_PARAMETER) ?? '';
  return <PaymentReturn key={paymentIntent} payment={{ paymentIntent, clientSecret }} />;
}
