import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';
import { recordVisit } from '../../visit/visit-events.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const StartCheckoutDocument = graphql(`
  mutation StartCheckout {
    startCheckout {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Starts a checkout of the cart, or resumes an earlier one. Never rejects. */
export function useStartCheckout() {
  const [mutate] = useMutation(StartCheckoutDocument);
  return async (): Promise<StepOutcome> => {
    try {
      const { data } = await mutate();
      const outcome = toStepOutcome(data?.startCheckout);
      if (outcome.kind === 'saved') recordVisit({ kind: 'CHECKOUT_BEGUN' });
      return outcome;
    } catch {
      return { kind: 'failed' };
    }
  };
}
