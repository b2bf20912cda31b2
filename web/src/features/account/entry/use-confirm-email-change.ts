import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const ConfirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      __typename
      ... on EmailChanged {
        message
      }
      ...SendOutcome_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

/** Makes a new email the account's, by the token of the link that was sent to it. */
export const useConfirmEmailChange = () => useSend(ConfirmEmailChangeDocument);
