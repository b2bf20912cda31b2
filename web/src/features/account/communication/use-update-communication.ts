import { graphql } from '../../../gql/index.ts';
import { useSend } from '../form/use-send.ts';

const UpdateCommunicationDocument = graphql(`
  mutation UpdateCommunication($input: UpdateCommunicationInput!) {
    updateCommunication(input: $input) {
      __typename
      viewer {
        id
        mailing
        mailingConsent {
          at
          wording
        }
        orderEmails
        language
      }
    }
  }
`);

/** Changes what the account is sent, and in which language. */
export const useUpdateCommunication = () => useSend(UpdateCommunicationDocument);
