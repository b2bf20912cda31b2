import { useMutation } from '@apollo/client/react';
import { findErrorText, findOperationError, type OperationError } from '../../app/operation-error.ts';
import type { CreateStaffRoleInput, StaffRoleErrorCode, StaffRolesQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const StaffRolesDocument = graphql(`
  query StaffRoles {
    staffRoles {
      role {
        id
        name
        permissions
        refundLimit {
          KRW
          USD
        }
      }
      version
      peopleCount
      viewerCanGive
    }
  }
`);

const CreateStaffRoleDocument = graphql(`
  mutation CreateStaffRole($input: CreateStaffRoleInput!) {
    createStaffRole(input: $input) {
      ... on StaffRoleSaved {
        staffRole {
          version
        }
      }
      ...OperationError_UserError
      ... on StaffRoleError {
        code
      }
    }
  }
`);

const UpdateStaffRoleDocument = graphql(`
  mutation UpdateStaffRole($input: UpdateStaffRoleInput!) {
    updateStaffRole(input: $input) {
      ... on StaffRoleSaved {
        staffRole {
          version
        }
      }
      ...OperationError_UserError
      ... on StaffRoleError {
        code
      }
    }
  }
`);

const DeleteStaffRoleDocument = graphql(`
  mutation DeleteStaffRole($input: DeleteStaffRoleInput!) {
    deleteStaffRole(input: $input) {
      ... on StaffRoleDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

export type DefinedRole = StaffRolesQuery['staffRoles'][number];

/** Also after a refusal: it may say that somebody else has changed the role. */
const READ_AGAIN = { refetchQueries: ['StaffRoles'], awaitRefetchQueries: true };

/** Saves a role, a new one where there is none yet. Resolves to why it was refused, or null. Rejects without an answer. */
export function useSaveStaffRole() {
  const [create, creating] = useMutation(CreateStaffRoleDocument);
  const [update, updating] = useMutation(UpdateStaffRoleDocument);

  async function save(
    input: CreateStaffRoleInput,
    saved: { readonly id: string; readonly version: number } | null,
  ): Promise<OperationError<StaffRoleErrorCode> | null> {
    if (!saved) {
      const { data } = await create({ variables: { input }, ...READ_AGAIN });
      return findOperationError(data?.createStaffRole);
    }
    const { data } = await update({ variables: { input: { ...input, ...saved } }, ...READ_AGAIN });
    return findOperationError(data?.updateStaffRole);
  }

  return { save, busy: creating.loading || updating.loading };
}

/** Deletes a role. Resolves to why it was refused, or null. Rejects without an answer. */
export function useDeleteStaffRole() {
  const [run, { loading }] = useMutation(DeleteStaffRoleDocument);

  async function remove(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } }, ...READ_AGAIN });
    return findErrorText(data?.deleteStaffRole);
  }

  return { remove, busy: loading };
}
