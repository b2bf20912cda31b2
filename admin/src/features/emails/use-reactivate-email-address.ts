import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const ReactivateEmailAddressDocument = graphql(`
  mutation ReactivateEmailAddress($email: String!) {
    reactivateEmailAddress(input: { email: $email }) {
      ... on EmailAddressReactivated {
        addressStatus {
          ...AddressStatus_EmailAddressStatus
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Has emails sent to an address again. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useReactivateEmailAddress() {
  const [run, { loading }] = useMutation(ReactivateEmailAddressDocument);

  async function reactivate(email: string): Promise<string | null> {
    const { data } = await run({ variables: { email } });
    return findErrorText(data?.reactivateEmailAddress);
  }

  return { reactivate, busy: loading };
}
