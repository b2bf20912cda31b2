import { useSendOnce } from '../../app/use-send-once.ts';
import { graphql } from '../../gql/index.ts';

const RequestPartnershipDocument = graphql(`
  mutation RequestPartnership($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) {
      __typename
      ... on SupportRequestReceived {
        number
        message
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Asks for a partnership. Never rejects. */
export const useRequestPartnership = () => useSendOnce(RequestPartnershipDocument);
