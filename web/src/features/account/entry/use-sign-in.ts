import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on Viewer {
        id
        language
      }
      ...SendOutcome_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

/** Signs in. */
export const useSignIn = () => useSend(SignInDocument);
