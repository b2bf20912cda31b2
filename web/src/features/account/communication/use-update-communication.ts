import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateCommunicationDocument = graphql(`
  mutation UpdateCommunication($input: UpdateCommunicationInput!) {
    updateCommunication(input: $input) {
      __typename
      id
      hasMailingConsent
      mailingConsent {
        at
        wording
      }
      hasOrderEmails
      language
    }
  }
`);

/** Changes what the account is sent, and in which language. */
export const useUpdateCommunication = () => useSend(UpdateCommunicationDocument);
