import { useMutation } from '@apollo/client/react';
import type { UpdateCheckoutContactInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type StepOutcome, toStepOutcome } from '../step/step-outcome.ts';

const UpdateCheckoutContactDocument = graphql(`
  mutation UpdateCheckoutContact($input: UpdateCheckoutContactInput!) {
    updateCheckoutContact(input: $input) {
      ...CheckoutAnswer_CheckoutResult
    }
  }
`);

/** Saves email, phone and pass code. `member` is the id of whoever is signed in. Never rejects. */
export function useUpdateCheckoutContact(member: string | null) {
  const [mutate] = useMutation(UpdateCheckoutContactDocument);
  return async (input: UpdateCheckoutContactInput): Promise<StepOutcome> => {
    try {
      const { data } = await mutate({
        variables: { input },
        update(cache) {
          // An account without a phone number takes this one over: it is read again when it is next shown.
          if (member) cache.evict({ id: cache.identify({ __typename: 'Viewer', id: member }), fieldName: 'phone' });
        },
      });
      return toStepOutcome(data?.updateCheckoutContact);
    } catch {
      return { kind: 'failed' };
    }
  };
}
