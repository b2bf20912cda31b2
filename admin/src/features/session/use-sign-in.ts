import { useApolloClient, useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../app/operation-error.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import type { AccountErrorCode } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { SignInStatusDocument } from './sign-in-status.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignedIn {
        viewer {
          id
          email
          firstname
          lastname
          role
          staffRole {
            id
            name
          }
          permissions
          viewerIsStaff
        }
      }
      ...OperationError_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

type SignInError = OperationError<AccountErrorCode>;

/** Signs in, or as far as the password leads. Resolves to null, or to why it was refused. Rejects when no answer came. */
export function useSignIn() {
  const client = useApolloClient();
  const [run, { loading }] = useMutation(SignInDocument);

  async function signIn(email: string, password: string): Promise<SignInError | null> {
    let operationError: SignInError | null = null;
    await run({
      variables: { input: { email: email.trim(), password } },
      update(cache, { data }) {
        const result = data?.signIn;
        if (!result) return;
        if ('viewer' in result) {
          const visitor = { __typename: 'Visitor', viewer: result.viewer } as const;
          cache.writeQuery({ query: ViewerDocument, data: { visitor } });
        } else if (result.__typename !== 'SignInStepRequiredError') {
          operationError = findOperationError(result);
        }
      },
    });
    // What the session may do, and what it still lacks, the page asks anew.
    await client.refetchQueries({ include: [SignInStatusDocument] });
    return operationError;
  }

  return { signIn, busy: loading };
}
