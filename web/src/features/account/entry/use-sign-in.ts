import { graphql } from '../../../gql/index.ts';
import { useSend } from '../form/use-send.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        viewer {
          id
          language
        }
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

/** Signs in. */
export const useSignIn = () => useSend(SignInDocument);
