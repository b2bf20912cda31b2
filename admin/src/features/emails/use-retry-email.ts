import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const RetryEmailDocument = graphql(`
  mutation RetryEmail($id: ID!) {
    retryEmail(input: { id: $id }) {
      ... on EmailQueued {
        email {
          id
          ...EmailCard_Email
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Sends a failed email again. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useRetryEmail() {
  const [run, { loading }] = useMutation(RetryEmailDocument);

  async function retryEmail(id: string): Promise<string | null> {
    const { data } = await run({ variables: { id } });
    return findErrorText(data?.retryEmail);
  }

  return { retryEmail, busy: loading };
}
