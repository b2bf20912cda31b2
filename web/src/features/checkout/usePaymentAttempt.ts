import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StartPaymentInput } from '../../gql/graphql.ts';
import { deliveryNoteOf } from './delivery-note.ts';
import type { PaymentProblem, StartPaymentOutcome } from './payment-outcome.ts';
import type { Checkout } from './step-outcome.ts';
import type { CheckoutSession } from './useCheckoutSession.ts';
import { useStartPayment } from './useStartPayment.ts';

/** The way of paying; what was agreed to and the amount are added by the attempt. */
type PaymentChoice = Omit<StartPaymentInput, 'checkoutId' | 'expectedTotal' | 'agreedToTerms' | 'deliveryNote'>;

/**
 * Starts a payment for the amount on the screen. An order placed, or placed without an answer getting through, leads to
 * the success page; a changed amount is shown and has to be agreed to by another click.
 */
export function usePaymentAttempt(checkout: Checkout, session: CheckoutSession) {
  const intl = useIntl();
  const startPayment = useStartPayment();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  // State is too late for a double click: both clicks see the same rendering.
  const isRunning = useRef(false);

  async function attempt(choice: PaymentChoice): Promise<StartPaymentOutcome> {
    if (isRunning.current) return { kind: 'failed' };
    isRunning.current = true;
    setRunning(true);
    setProblem(null);
    session.clearPaymentMessage();
    try {
      const expectedTotal = checkout.total.amount;
      const deliveryNote = deliveryNoteOf(session.draft, checkout.market);
      const start = { checkoutId: checkout.id, expectedTotal, agreedToTerms: true, deliveryNote };
      const outcome = await startPayment({ ...start, ...choice });
      await follow(outcome);
      return outcome;
    } finally {
      isRunning.current = false;
      setRunning(false);
    }
  }

  async function follow(outcome: StartPaymentOutcome): Promise<void> {
    if (outcome.kind === 'placed') session.showOrder(outcome.access);
    if (outcome.kind === 'processing') await session.checkPayment(checkout.id);
    if (outcome.kind === 'confirmCard') session.showCheckout(outcome.checkout);
    if (outcome.kind === 'problem') {
      if (outcome.checkout) session.showCheckout(outcome.checkout);
      setProblem(outcome.problem);
    }
    if (outcome.kind === 'failed') {
      setProblem({ kind: 'message', message: intl.formatMessage({ id: 'checkout.noAnswer' }) });
    }
  }

  return { attempt, running, problem };
}
