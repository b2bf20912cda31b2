import { useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../app/operation-error.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import type { AccountErrorCode } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

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

/** Signs in. Resolves to null, or to why it was refused. Rejects when no answer came. */
export function useSignIn() {
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
        } else {
          operationError = findOperationError(result);
        }
      },
    });
    return operationError;
  }

  return { signIn, busy: loading };
}
