import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../../gql/index.ts';

const AddOrderTagDocument = graphql(`
  mutation AddOrderTag($input: AddOrderTagInput!) {
    addOrderTag(input: $input) {
      ... on OrderUpdated { order { id ...OrderCollaboration_Order } }
      ...OperationError_UserError
    }
  }
`);

const RemoveOrderTagDocument = graphql(`
  mutation RemoveOrderTag($input: RemoveOrderTagInput!) {
    removeOrderTag(input: $input) {
      ... on OrderUpdated { order { id ...OrderCollaboration_Order } }
      ...OperationError_UserError
    }
  }
`);

const AssignOrderDocument = graphql(`
  mutation AssignOrder($input: AssignOrderInput!) {
    assignOrder(input: $input) {
      ... on OrderUpdated { order { id ...OrderCollaboration_Order } }
      ... on OrderConflictError { order { id ...OrderCollaboration_Order } }
      ...OperationError_UserError
    }
  }
`);

export const useAddOrderTag = () => useSend(AddOrderTagDocument);
export const useRemoveOrderTag = () => useSend(RemoveOrderTagDocument);
/** Rejected if somebody else has assigned the order since `expectedAssigneeId` was read. */
export const useAssignOrder = () => useSend(AssignOrderDocument);
