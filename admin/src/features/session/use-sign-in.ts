import { useMutation } from '@apollo/client/react';
import type { ErrorCode } from '@eunbit/schema/error-code';
import { graphql } from '../../gql/index.ts';
import { ViewerDocument } from './viewer.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignedIn {
        viewer {
          id
          email
          firstname
          lastname
          position
          viewerIsStaff
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

interface SignInRefusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Signs in; null when that worked. Rejects when no answer came. */
export function useSignIn() {
  const [run, { loading }] = useMutation(SignInDocument);

  async function signIn(email: string, password: string): Promise<SignInRefusal | null> {
    let refusal: SignInRefusal | null = null;
    await run({
      variables: { input: { email: email.trim(), password } },
      update(cache, { data }) {
        const result = data?.signIn;
        if (!result) return;
        if ('viewer' in result) {
          const visitor = { __typename: 'Visitor', viewer: result.viewer } as const;
          cache.writeQuery({ query: ViewerDocument, data: { visitor } });
        } else {
          refusal = { code: result.code, message: result.message };
        }
      },
    });
    return refusal;
  }

  return { signIn, busy: loading };
}
