import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const RequestPartnershipDocument = graphql(`
  mutation RequestPartnership($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) {
      ... on SupportRequestReceived { number message }
      ...OperationError_UserError
    }
  }
`);

export const useRequestPartnership = () => useSend(RequestPartnershipDocument, { once: true });
