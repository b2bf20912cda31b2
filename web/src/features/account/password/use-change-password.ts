import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on Acknowledgement {
        message
      }
      ...SendOutcome_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

/** Changes the password of the account, or sets the first one. */
export const useChangePassword = () => useSend(ChangePasswordDocument);
