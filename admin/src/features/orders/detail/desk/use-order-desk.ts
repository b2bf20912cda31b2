import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../../app/operation-error.ts';
import { graphql } from '../../../../gql/index.ts';

const AddOrderTagDocument = graphql(`
  mutation AddOrderTag($input: AddOrderTagInput!) {
    addOrderTag(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderDesk_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RemoveOrderTagDocument = graphql(`
  mutation RemoveOrderTag($input: RemoveOrderTagInput!) {
    removeOrderTag(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderDesk_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const AssignOrderDocument = graphql(`
  mutation AssignOrder($input: AssignOrderInput!) {
    assignOrder(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderDesk_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Each resolves to why it was refused, or null. Each rejects when no answer came. */
export function useOrderDesk(orderNumber: string) {
  const [runAdd, adding] = useMutation(AddOrderTagDocument);
  const [runRemove, removing] = useMutation(RemoveOrderTagDocument);
  const [runAssign, assigning] = useMutation(AssignOrderDocument);

  return {
    busy: adding.loading || removing.loading || assigning.loading,

    async addTag(tag: string): Promise<string | null> {
      const { data } = await runAdd({ variables: { input: { orderNumber, tag } } });
      return findErrorText(data?.addOrderTag);
    },

    async removeTag(tag: string): Promise<string | null> {
      const { data } = await runRemove({ variables: { input: { orderNumber, tag } } });
      return findErrorText(data?.removeOrderTag);
    },

    /** Refused if somebody else has assigned it since `expectedAssigneeId` was read. */
    async assign(assigneeId: string | null, expectedAssigneeId: string | null): Promise<string | null> {
      const { data } = await runAssign({ variables: { input: { orderNumber, assigneeId, expectedAssigneeId } } });
      return findErrorText(data?.assignOrder);
    },
  };
}
