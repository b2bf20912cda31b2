import { useMutation } from '@apollo/client/react';
import type { UpdateCheckoutAddressInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const UpdateCheckoutAddressDocument = graphql(`
  mutation UpdateCheckoutAddress($input: UpdateCheckoutAddressInput!) {
    updateCheckoutAddress(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves the delivery address, and adds it to the address book on request. Never rejects. */
export function useUpdateCheckoutAddress() {
  const [mutate] = useMutation(UpdateCheckoutAddressDocument);
  return async (input: UpdateCheckoutAddressInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({
        variables: { input },
        update(cache) {
          // Only the server knows whether it was new to the address book: the book is read again when it is next shown.
          if (input.isSavedToAddressBook) cache.evict({ fieldName: 'myAddresses' });
        },
      });
      return toStepOutcome(data?.updateCheckoutAddress);
    } catch {
      return { kind: 'failed' };
    }
  };
}
