import { useMutation } from '@apollo/client/react';
import type { SetCheckoutShippingInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const SetCheckoutShippingDocument = graphql(`
  mutation SetCheckoutShipping($input: SetCheckoutShippingInput!) {
    setCheckoutShipping(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves the shipping option. Never rejects. */
export function useSetCheckoutShipping() {
  const [mutate] = useMutation(SetCheckoutShippingDocument);
  return async (input: SetCheckoutShippingInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      return toStepOutcome(data?.setCheckoutShipping);
    } catch {
      return { kind: 'failed' };
    }
  };
}
