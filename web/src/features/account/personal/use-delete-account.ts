import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on AccountDeleted {
        id
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

/** Deletes the account. */
export const useDeleteAccount = () => useSend(DeleteAccountDocument);
