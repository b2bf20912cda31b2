import { type BuyerNotes, toBuyerNotes } from '@eunbit/schema/buyer-notes';
import { isTransferMethod } from '@eunbit/schema/payment-method';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StartPaymentInput } from '../../../../gql/graphql.ts';
import type { CheckoutSession } from '../../session/use-checkout-session.ts';
import type { Checkout } from '../../step/checkout-content.ts';
import type { PaymentProblem, StartPaymentOutcome } from './payment-outcome.ts';
import type { TermId } from './terms.ts';
import { useStartPayment } from './use-start-payment.ts';

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly session: CheckoutSession;
}

/** Props of each payment method: the agreement to the terms survives a change of the method. */
export interface PaymentMethodProps extends PaymentStepProps {
  readonly agreed: ReadonlySet<TermId>;
  readonly onAgree: (agreed: ReadonlySet<TermId>) => void;
}

/** The displayed amounts: the server compares them with the current ones. */
function toSeenAmounts({ id, lines, shipping, tax, total }: Checkout) {
  const seenLines = lines.map(({ productId, quantity, lineTotal }) => {
    return { productId, quantity, lineTotal: lineTotal.amount };
  });
  const seen = { lines: seenLines, shipping: shipping.amount, tax: tax.amount };
  return { checkoutId: id, expectedTotal: total.amount, seen };
}

/** The payment method and the agreement to the terms; the attempt adds the displayed amounts. */
type PaymentChoice = Omit<StartPaymentInput, 'checkoutId' | 'expectedTotal' | 'seen' | keyof BuyerNotes>;

/**
 * Starts a payment of the displayed amount. If the order is placed, even if its response was lost, the success page opens; a
 * changed amount is shown and needs another click.
 */
export function usePaymentAttempt(checkout: Checkout, session: CheckoutSession) {
  const intl = useIntl();
  const startPayment = useStartPayment();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  // State is too late for a double click: both clicks run in the same rendering.
  const isRunning = useRef(false);

  async function attempt(choice: PaymentChoice): Promise<StartPaymentOutcome> {
    if (isRunning.current) return { kind: 'failed' };
    isRunning.current = true;
    setRunning(true);
    dismiss();
    try {
      const notes = toBuyerNotes(session.draft, checkout.market);
      const outcome = await startPayment({ ...toSeenAmounts(checkout), ...notes, ...choice });
      await follow(outcome, choice);
      return outcome;
    } finally {
      isRunning.current = false;
      setRunning(false);
    }
  }

  async function follow(outcome: StartPaymentOutcome, { method }: PaymentChoice): Promise<void> {
    if (outcome.kind === 'placed') session.showOrder(outcome.access);
    if (outcome.kind === 'placedElsewhere') session.showPlacedElsewhere(outcome.placed);
    if (outcome.kind === 'notFound' && !(await session.leadToSignIn(!checkout.isGuest))) {
      setProblem({ kind: 'message', message: outcome.message });
    }
    if (outcome.kind === 'processing') await session.checkPayment(checkout.id, null);
    if (outcome.kind === 'confirmCard') session.showCheckout(outcome.checkout);
    if (outcome.kind === 'problem') {
      if (outcome.checkout) session.showCheckout(outcome.checkout);
      setProblem(outcome.problem);
    }
    if (outcome.kind !== 'failed') return;
    // A transfer order may have been placed although no response arrived; a card was not confirmed yet.
    const end = isTransferMethod(method) ? await session.checkPayment(checkout.id, null) : { kind: 'notStarted' };
    if (end?.kind === 'notStarted') {
      setProblem({ kind: 'message', message: intl.formatMessage({ id: 'checkout.noAnswer' }) });
    }
  }

  /** Removes the failure of the last attempt: it is out of date now. */
  function dismiss(): void {
    setProblem(null);
    session.showPaymentMessage(null);
  }

  return { attempt, dismiss, running, problem };
}
