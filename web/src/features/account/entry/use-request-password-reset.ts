import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
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

/** Asks for an email with a link by which a new password can be set. */
export const useRequestPasswordReset = () => useSend(RequestPasswordResetDocument);
