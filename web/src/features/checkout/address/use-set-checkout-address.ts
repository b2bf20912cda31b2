import { useMutation } from '@apollo/client/react';
import type { SetCheckoutAddressInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const SetCheckoutAddressDocument = graphql(`
  mutation SetCheckoutAddress($input: SetCheckoutAddressInput!) {
    setCheckoutAddress(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves where the order goes, and in the address book where that is wished. Never rejects. */
export function useSetCheckoutAddress() {
  const [mutate] = useMutation(SetCheckoutAddressDocument);
  return async (input: SetCheckoutAddressInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({
        variables: { input },
        update(cache) {
          // Whether it was new there only the server knows: the book is read again when it is next shown.
          if (input.saveAddress) cache.evict({ fieldName: 'myAddresses' });
        },
      });
      return toStepOutcome(data?.setCheckoutAddress);
    } catch {
      return { kind: 'failed' };
    }
  };
}
