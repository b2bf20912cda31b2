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

/** Saves the delivery address, and adds it to the address book on request. Never rejects. */
export function useSetCheckoutAddress() {
  const [mutate] = useMutation(SetCheckoutAddressDocument);
  return async (input: SetCheckoutAddressInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({
        variables: { input },
        update(cache) {
          // Only the server knows whether it was new to the address book: the book is read again when it is next shown.
          if (input.saveAddress) cache.evict({ fieldName: 'myAddresses' });
        },
      });
      return toStepOutcome(data?.setCheckoutAddress);
    } catch {
      return { kind: 'failed' };
    }
  };
}
