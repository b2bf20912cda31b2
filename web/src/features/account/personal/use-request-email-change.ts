import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const RequestEmailChangeDocument = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
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

/** Asks for a new email, which has to be confirmed by a link. */
export const useRequestEmailChange = () => useSend(RequestEmailChangeDocument);
