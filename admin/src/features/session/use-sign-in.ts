import { useMutation } from '@apollo/client/react';
import { type Refusal, refusalIn } from '../../app/refusal.ts';
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
      ...Refusal_UserError
    }
  }
`);

/** Signs in; null when that worked. Rejects when no answer came. */
export function useSignIn() {
  const [run, { loading }] = useMutation(SignInDocument);

  async function signIn(email: string, password: string): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    await run({
      variables: { input: { email: email.trim(), password } },
      update(cache, { data }) {
        const result = data?.signIn;
        if (!result) return;
        if ('viewer' in result) {
          const visitor = { __typename: 'Visitor', viewer: result.viewer } as const;
          cache.writeQuery({ query: ViewerDocument, data: { visitor } });
        } else {
          refusal = refusalIn(result);
        }
      },
    });
    return refusal;
  }

  return { signIn, busy: loading };
}
