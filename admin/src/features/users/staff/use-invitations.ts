import { useMutation } from '@apollo/client/react';
import { findErrorText, findOperationError, type OperationError } from '../../../app/operation-error.ts';
import type { InviteStaffInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const InviteStaffDocument = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      ... on StaffInvited {
        message
      }
      ...OperationError_UserError
    }
  }
`);

const RevokeStaffInvitationDocument = graphql(`
  mutation RevokeStaffInvitation($input: RevokeStaffInvitationInput!) {
    revokeStaffInvitation(input: $input) {
      ... on StaffInvitationRevoked {
        id
      }
      ...OperationError_UserError
    }
  }
`);

const READ_AGAIN = { refetchQueries: ['Staff'], awaitRefetchQueries: true };

/** Invites somebody, or sends an invitation again. Resolves to why it was refused, or null. Rejects without an answer. */
export function useInviteStaff() {
  const [run, { loading }] = useMutation(InviteStaffDocument);

  async function invite(input: InviteStaffInput): Promise<OperationError | null> {
    const { data } = await run({ variables: { input }, ...READ_AGAIN });
    return findOperationError(data?.inviteStaff);
  }

  return { invite, busy: loading };
}

/** Takes an invitation back. Resolves to why it was refused, or null. Rejects without an answer. */
export function useRevokeInvitation() {
  const [run, { loading }] = useMutation(RevokeStaffInvitationDocument);

  async function revoke(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } }, ...READ_AGAIN });
    return findErrorText(data?.revokeStaffInvitation);
  }

  return { revoke, busy: loading };
}
