import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
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

/** Makes an account, and signs in. */
export const useSignUp = () => useSend(SignUpDocument);
