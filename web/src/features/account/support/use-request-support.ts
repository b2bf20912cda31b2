import { graphql } from '../../../gql/index.ts';
import { useSend } from '../form/use-send.ts';

const RequestSupportDocument = graphql(`
  mutation RequestSupport($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on ContactMessageSent {
        number
        message
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

/** Sends a request of a member to the customer service. */
export const useRequestSupport = () => useSend(RequestSupportDocument);
