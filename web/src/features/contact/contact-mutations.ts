import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      ... on SupportRequestReceived { number message }
      ...OperationError_UserError
    }
  }
`);

export const useSendContactMessage = () => useSend(SendContactMessageDocument, { once: true });
