import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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

/** Sets a new password by the token of an email, and signs in. */
export const useResetPassword = () => useSend(ResetPasswordDocument);
