import { useMutation } from '@apollo/client/react';
import type { UpdateCheckoutShippingInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const UpdateCheckoutShippingDocument = graphql(`
  mutation UpdateCheckoutShipping($input: UpdateCheckoutShippingInput!) {
    updateCheckoutShipping(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves the shipping option. Never rejects. */
export function useUpdateCheckoutShipping() {
  const [mutate] = useMutation(UpdateCheckoutShippingDocument);
  return async (input: UpdateCheckoutShippingInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      return toStepOutcome(data?.updateCheckoutShipping);
    } catch {
      return { kind: 'failed' };
    }
  };
}
