import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on AccountDeleted {
        id
      }
      ...SendOutcome_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

/** Deletes the account. */
export const useDeleteAccount = () => useSend(DeleteAccountDocument);
