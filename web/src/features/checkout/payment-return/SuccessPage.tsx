import { useSearchParams } from 'react-router';
import { PlacedOrder } from '../../order/PlacedOrder.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

/** Query parameters that the provider adds when it sends a shopper back from the bank's page. */
const INTENT_PARAMETER = 'payment_intent';
const SECRET_PARAMETER = 'payment_intent_client_secret';

/** `/success` and `/success_ko`: the return from the bank's page, or the order that was just placed. */
export function SuccessPage() {
  const [parameters] = useSearchParams();
  const paymentIntent = parameters.get(INTENT_PARAMETER);
  if (paymentIntent === null) return <PlacedOrder />;
  const clientSecret = parameters.get(SECRET_PARAMETER) ?? '';
  return <PaymentReturn key={paymentIntent} payment={{ paymentIntent, clientSecret }} />;
}
