import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const SubscribeToMailingListDocument = graphql(`
  mutation SubscribeToMailingList($input: SubscribeToMailingListInput!) {
    subscribeToMailingList(input: $input) {
      ... on MailingListJoined { hasJoinedBefore message }
      ...OperationError_UserError
    }
  }
`);

export const useSubscribeToMailingList = () => useSend(SubscribeToMailingListDocument);
