import { graphql } from '../../../gql/index.ts';
import { useSend } from '../form/use-send.ts';

const ConfirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      __typename
      ... on EmailChanged {
        email
        message
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

/** Makes a new email the account's, by the token of the link that was sent to it. */
export const useConfirmEmailChange = () => useSend(ConfirmEmailChangeDocument);
