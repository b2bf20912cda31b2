import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const RetryEmailDocument = graphql(`
  mutation RetryEmail($input: RetryEmailInput!) {
    retryEmail(input: $input) {
      ... on EmailQueued { email { id ...EmailCard_Email } }
      ...OperationError_UserError
    }
  }
`);

const ReactivateEmailAddressDocument = graphql(`
  mutation ReactivateEmailAddress($input: ReactivateEmailAddressInput!) {
    reactivateEmailAddress(input: $input) {
      ... on EmailAddressReactivated { addressStatus { ...AddressStatus_EmailAddressStatus } }
      ...OperationError_UserError
    }
  }
`);

export const useRetryEmail = () => useSend(RetryEmailDocument);
export const useReactivateEmailAddress = () => useSend(ReactivateEmailAddressDocument);
