import { CHECKOUT_DOCUMENT } from '@eunbit/schema/checkout-path';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { redirectDocument, useSearchParams } from 'react-router';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useSettings } from '../../../app/settings.tsx';
import { useAwaitCompletion } from '../completion/await-completion.ts';
import { type CardConfirmation, describeFailure } from '../payment/card/card-payment.ts';

/** How a payment ended: why it was declined, or a function that opens the next page. */
export interface PaymentEnd {
  readonly problem: string | null;
  readonly leave?: () => void;
}

interface LinkPayment {
  /** Resolves to the client secret, to null while an earlier attempt is in progress, or to the result of that attempt. */
  readonly begin: () => Promise<string | PaymentEnd | null>;
  /** Null if the query should be repeated: money may have moved. */
  readonly ask: () => Promise<PaymentEnd | null>;
}

/**
 * Pays by card through a link. A customer who has returned from the bank's page waits for the outcome: the address of the return
 * cannot be trusted.
 */
export function usePayByLink({ begin, ask }: LinkPayment) {
  const intl = useIntl();
  const { language } = useSettings();
  const [parameters] = useSearchParams();
  const hasReturned = parameters.has('payment_intent');
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const awaitAnswer = useAwaitCompletion();

  const checkReturn = useEffectEvent(check);
  useEffect(() => {
    if (hasReturned) void checkReturn();
  }, [hasReturned]);

  function finish({ problem: declined, leave }: PaymentEnd): void {
    if (leave) {
      leave();
      return;
    }
    setChecking(false);
    setProblem(declined);
  }

  async function check(): Promise<void> {
    setChecking(true);
    const end = await awaitAnswer(ask);
    if (end) finish(end);
  }

  return {
    checking,
    problem,
    dismiss: () => setProblem(null),

    /** Resolves to the client secret; null if nothing can be paid now, and then shows why. */
    async start(): Promise<string | null> {
      setProblem(null);
      try {
        const begun = await begin();
        if (typeof begun === 'string') return begun;
        if (begun === null) await check();
        else finish(begun);
      } catch {
        setProblem(intl.formatMessage({ id: 'checkout.more.noAnswer' }));
      }
      return null;
    },

    /** Handles the result of the card provider. */
    async follow(confirmation: CardConfirmation): Promise<void> {
      if (confirmation.kind === 'redirect') return location.assign(confirmation.url);
      if (confirmation.kind === 'declined') {
        return setProblem(describeFailure(confirmation, language));
      }
      await check();
    },
  };
}

/** The card form needs a document whose content security policy allows a payment. */
export const loadPaymentLink: ScreenLoader = async ({ onServer, url }) =>
  onServer || document.documentElement.hasAttribute(CHECKOUT_DOCUMENT)
    ? { failed: false }
    : redirectDocument(url.pathname + url.search);
