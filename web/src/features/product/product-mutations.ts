import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const SubscribeToRestockDocument = graphql(`
  mutation SubscribeToRestock($input: SubscribeToRestockInput!) {
    subscribeToRestock(input: $input) {
      ... on RestockSubscribed { message }
      ...OperationError_UserError
    }
  }
`);

export const useSubscribeToRestock = () => useSend(SubscribeToRestockDocument);
