import { isTransferMethod } from '@eunbit/schema/payment-method';
import { solveChallenge } from '../../../../app/solve-challenge.ts';
import type { StartPaymentInput, StartPaymentMutation } from '../../../../gql/graphql.ts';
import { readFragment } from '../../../../gql/index.ts';
import { toOrderAccess } from '../../../order/order-access.ts';
import { recordVisit } from '../../../visit/visit-events.ts';
import { useSendPayment } from '../../checkout-mutations.ts';
import { CheckoutContent } from '../../step/checkout-content.ts';
import { toFieldError } from '../../step/field-operation-error.ts';
import type { StartPaymentOutcome } from './payment-outcome.ts';

/**
 * If many customers of one network pay at once, a card payment waits and is retried: the delay in milliseconds, and the maximum
 * number of retries.
 */
const WAIT_MS = 3_000;
const MOST_TRIES = 20;

/**
 * Places a transfer order, or reserves the goods for a card payment. It may be repeated for the same checkout: the server returns
 * the running payment. Never rejects.
 */
export function useStartPayment() {
  const { send } = useSendPayment();

  /** Meets the server's conditions before it reserves the units: a proof, or a retry after other payments. */
  async function start(input: StartPaymentInput, tries = MOST_TRIES) {
    const { answer } = await send(input);
    if (tries === 0) return answer;
    if (answer?.__typename === 'ProofRequiredError') {
      return start({ ...input, proof: await solveChallenge(answer.challenge) }, tries - 1);
    }
    const isCrowded = answer?.__typename === 'PaymentError' && answer.code === 'TOO_MANY_HOLDS';
    if (!isCrowded || isTransferMethod(input.method)) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return start(input, tries - 1);
  }

  return async (input: StartPaymentInput): Promise<StartPaymentOutcome> => {
    // A browser that cannot solve the challenge counts as one without a response.
    const answer = await start(input).catch(() => null);
    const outcome: StartPaymentOutcome = answer ? toStartPaymentOutcome(answer) : { kind: 'failed' };
    if (outcome.kind === 'placed' || outcome.kind === 'confirmCard') recordVisit({ kind: 'PAYMENT_BEGUN' });
    return outcome;
  };
}

function toStartPaymentOutcome(answer: StartPaymentMutation['startPayment']): StartPaymentOutcome {
  switch (answer.__typename) {
    case 'OrderPlaced':
      return { kind: 'placed', access: toOrderAccess(answer) };
    case 'PaymentActionRequired': {
      const { clientSecret, checkout } = answer;
      return { kind: 'confirmCard', clientSecret, checkout: readFragment(CheckoutContent, checkout) };
    }
    case 'OrderAlreadyPlacedError':
      return { kind: 'placedElsewhere', placed: { message: answer.message, access: toOrderAccess(answer) } };
    case 'CheckoutChangedError': {
      const { message, expected, changes } = answer;
      const checkout = readFragment(CheckoutContent, answer.checkout);
      return {
        kind: 'problem',
        problem: { kind: 'changed', message, expected, current: checkout.total, changes },
        checkout,
      };
    }
    case 'InsufficientStockError': {
      const { message, shortages } = answer;
      return { kind: 'problem', problem: { kind: 'shortage', message, shortages }, checkout: null };
    }
    case 'PaymentProcessing':
      return { kind: 'processing' };
    case 'ValidationError':
      return { kind: 'invalid', operationErrors: answer.fieldErrors.map(toFieldError) };
    case 'PaymentError':
      if (answer.code === 'CHECKOUT_NOT_FOUND') return { kind: 'notFound', message: answer.message };
      return toProblem(answer);
    // The default also covers error types that a later server may return.
    default:
      return toProblem(answer);
  }
}

function toProblem({ message }: { readonly message: string }): StartPaymentOutcome {
  return { kind: 'problem', problem: { kind: 'message', message }, checkout: null };
}
