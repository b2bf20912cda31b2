import { useSend } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent, useState } from 'react';
import { IN_BACKGROUND } from '../../../app/in-background.ts';
import type { PaymentReturnStatus } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type OrderAccess, toOrderAccess } from '../../order/order-access.ts';
import { awaitCompletion } from '../completion/await-completion.ts';

const ReturnFromPaymentDocument = graphql(`
  mutation ReturnFromPayment($input: ReturnFromPaymentInput!) {
    returnFromPayment(input: $input) {
      ... on PaymentReturned {
        status
        message
        reason
        placed { accessToken order { id number } }
      }
      ... on UserError { message }
    }
  }
`);

/** Parameters that the provider adds to the address. */
export interface ReturnedPayment {
  readonly paymentIntent: string;
  readonly clientSecret: string;
}

/** The outcome of a payment, with the server's messages. */
export interface ReturnOutcome {
  readonly status: PaymentReturnStatus;
  readonly message: string;
  readonly reason: string | null;
}

/** Polls a payment until its outcome is final; null while it is unknown. A placed order is passed to `onPlaced`. */
export function usePaymentReturn(
  { paymentIntent, clientSecret }: ReturnedPayment,
  onPlaced: (access: OrderAccess) => void,
): ReturnOutcome | null {
  const { send } = useSend(ReturnFromPaymentDocument, IN_BACKGROUND);
  const [outcome, setOutcome] = useState<ReturnOutcome | null>(null);

  /** Null if the query should be repeated. */
  async function ask(signal: AbortSignal): Promise<{ readonly access: OrderAccess | null } | null> {
    const { answer } = await send({ paymentIntent, clientSecret });
    // The provider is unreachable: the outcome is unknown, as without a response.
    if (answer?.__typename !== 'PaymentReturned' || signal.aborted) return null;
    const { status, message, reason = null, placed } = answer;
    if (placed) return { access: toOrderAccess(placed) };
    setOutcome({ status, message, reason });
    return status === 'PROCESSING' ? null : { access: null };
  }

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const end = await awaitCompletion(() => ask(signal), signal).catch(() => null);
    if (end?.access) onPlaced(end.access);
  });
  useEffect(() => {
    const visit = new AbortController();
    void follow(visit.signal);
    return () => visit.abort();
  }, []);

  return outcome;
}
