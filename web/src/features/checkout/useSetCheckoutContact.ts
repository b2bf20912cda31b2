import { useMutation } from '@apollo/client/react';
import type { SetCheckoutContactInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type StepOutcome, stepOutcomeOf } from './step-outcome.ts';

const SetCheckoutContactDocument = graphql(`
  mutation SetCheckoutContact($input: SetCheckoutContactInput!) {
    setCheckoutContact(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves e-mail, phone and pass code. Never rejects. */
export function useSetCheckoutContact() {
  const [mutate] = useMutation(SetCheckoutContactDocument);
  return async (input: SetCheckoutContactInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      return stepOutcomeOf(data?.setCheckoutContact);
    } catch {
      return { kind: 'failed' };
    }
  };
}
