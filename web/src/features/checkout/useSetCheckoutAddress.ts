import { useMutation } from '@apollo/client/react';
import type { SetCheckoutAddressInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type StepOutcome, stepOutcomeOf } from './step-outcome.ts';

const SetCheckoutAddressDocument = graphql(`
  mutation SetCheckoutAddress($input: SetCheckoutAddressInput!) {
    setCheckoutAddress(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves where the order goes. Never rejects. */
export function useSetCheckoutAddress() {
  const [mutate] = useMutation(SetCheckoutAddressDocument);
  return async (input: SetCheckoutAddressInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      return stepOutcomeOf(data?.setCheckoutAddress);
    } catch {
      return { kind: 'failed' };
    }
  };
}
