import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
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

/** Makes an account, and signs in. */
export const useSignUp = () => useSend(SignUpDocument);
