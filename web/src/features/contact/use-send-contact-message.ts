import { useSendOnce } from '../../app/use-send-once.ts';
import { graphql } from '../../gql/index.ts';

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on SupportRequestReceived {
        number
        message
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Sends a message to customer service. Never rejects. */
export const useSendContactMessage = () => useSendOnce(SendContactMessageDocument);
