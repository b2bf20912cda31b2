import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateStaffRoleDocument = graphql(`
  mutation CreateStaffRole($input: CreateStaffRoleInput!) {
    createStaffRole(input: $input) {
      ... on DefinedRole { version }
      ...OperationError_UserError
      ... on StaffRoleError { code }
    }
  }
`);

const UpdateStaffRoleDocument = graphql(`
  mutation UpdateStaffRole($input: UpdateStaffRoleInput!) {
    updateStaffRole(input: $input) {
      ... on DefinedRole { version }
      ...OperationError_UserError
      ... on StaffRoleError { code }
    }
  }
`);

const DeleteStaffRoleDocument = graphql(`
  mutation DeleteStaffRole($input: DeleteStaffRoleInput!) {
    deleteStaffRole(input: $input) {
      ... on StaffRoleDeleted { id }
      ...OperationError_UserError
    }
  }
`);

const READ_AGAIN = { refetchQueries: ['StaffRoles'], awaitRefetchQueries: true };

export const useCreateStaffRole = () => useSend(CreateStaffRoleDocument, READ_AGAIN);
export const useUpdateStaffRole = () => useSend(UpdateStaffRoleDocument, READ_AGAIN);
export const useDeleteStaffRole = () => useSend(DeleteStaffRoleDocument, READ_AGAIN);
