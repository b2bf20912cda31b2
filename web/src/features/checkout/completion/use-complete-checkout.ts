import { toOrderAccess } from '../../order/order-access.ts';
import { useAskForCompletion } from '../checkout-mutations.ts';
import type { CompletionOutcome } from './completion-outcome.ts';

/**
 * Asks for the outcome of a checkout's payment, of the named one where one is named. The server places the order if the
 * payment has succeeded. Null while it is processing, the provider is unreachable or no answer comes; may be repeated.
 */
export function useCompleteCheckout() {
  const { send } = useAskForCompletion();
  return async (checkoutId: string, paymentIntent: string | null): Promise<CompletionOutcome | null> => {
    const { answer } = await send({ checkoutId, paymentIntent });
    if (answer?.__typename === 'OrderPlaced') return { kind: 'placed', access: toOrderAccess(answer) };
    if (answer?.__typename === 'OrderAlreadyPlacedError') {
      return { kind: 'placedElsewhere', placed: { message: answer.message, access: toOrderAccess(answer) } };
    }
    if (!answer || answer.__typename === 'PaymentProcessing') return null;
    if (answer.__typename !== 'PaymentError') return { kind: 'problem', message: answer.message };
    // The provider may have taken the money before it became unreachable: the outcome is unknown, not a refusal.
    if (answer.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return null;
    if (answer.code === 'CHECKOUT_INCOMPLETE') return { kind: 'notStarted' };
    if (answer.code === 'CHECKOUT_NOT_FOUND') return { kind: 'notFound', message: answer.message };
    return { kind: 'problem', message: answer.message };
  };
}
