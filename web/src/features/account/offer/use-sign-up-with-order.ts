import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const SignUpWithOrderDocument = graphql(`
  mutation SignUpWithOrder($input: SignUpWithOrderInput!) {
    signUpWithOrder(input: $input) {
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

/** Makes an account from an order of a guest, and signs in. */
export const useSignUpWithOrder = () => useSend(SignUpWithOrderDocument);
