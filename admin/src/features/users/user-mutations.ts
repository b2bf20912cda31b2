import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateCustomerNoteDocument = graphql(`
  mutation CreateCustomerNote($input: CreateCustomerNoteInput!) {
    createCustomerNote(input: $input) {
      ... on CustomerNote { id }
      ...OperationError_UserError
    }
  }
`);

const UpdateCustomerTagDocument = graphql(`
  mutation UpdateCustomerTag($input: UpdateCustomerTagInput!) {
    updateCustomerTag(input: $input) {
      ... on User { id tags }
      ... on Guest { id tags }
      ...OperationError_UserError
    }
  }
`);

const UpdateUserBlockedDocument = graphql(`
  mutation UpdateUserBlocked($input: UpdateUserBlockedInput!) {
    updateUserBlocked(input: $input) {
      ... on User { id isBlocked block { at reason } }
      ...OperationError_UserError
    }
  }
`);

const MergeGuestOrdersDocument = graphql(`
  mutation MergeGuestOrders($input: MergeGuestOrdersInput!) {
    mergeGuestOrders(input: $input) {
      ... on GuestOrdersMerged { orderCount user { id tags } }
      ... on CustomerError { code }
      ...OperationError_UserError
    }
  }
`);

const SendOrderClaimDocument = graphql(`
  mutation SendOrderClaim($input: SendOrderClaimInput!) {
    sendOrderClaim(input: $input) {
      ... on OrderClaimSent { userId }
      ...OperationError_UserError
    }
  }
`);

const UpdateUserRoleDocument = graphql(`
  mutation UpdateUserRole($input: UpdateUserRoleInput!) {
    updateUserRole(input: $input) {
      ... on RoleChanged {
        message
        user { id role staffRole { id name } nextRoles viewerCanBlock }
      }
      ...OperationError_UserError
    }
  }
`);

const UpdateRoleChangePinDocument = graphql(`
  mutation UpdateRoleChangePin($input: UpdateRoleChangePinInput!) {
    updateRoleChangePin(input: $input) {
      ... on RoleChangePin { isSet lockedUntil viewerCanSet }
      ...OperationError_UserError
    }
  }
`);

const InviteStaffDocument = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      ... on StaffInvited { message }
      ...OperationError_UserError
    }
  }
`);

const RevokeStaffInvitationDocument = graphql(`
  mutation RevokeStaffInvitation($input: RevokeStaffInvitationInput!) {
    revokeStaffInvitation(input: $input) {
      ... on StaffInvitationRevoked { id }
      ...OperationError_UserError
    }
  }
`);

const ResetSecondFactorDocument = graphql(`
  mutation ResetSecondFactor($input: ResetSecondFactorInput!) {
    resetSecondFactor(input: $input) {
      ... on SecondFactorReset { userId }
      ...OperationError_UserError
    }
  }
`);

const STAFF_AGAIN = { refetchQueries: ['Staff'], awaitRefetchQueries: true };

export const useCreateCustomerNote = () => useSend(CreateCustomerNoteDocument, { once: true });
export const useUpdateCustomerTag = () => useSend(UpdateCustomerTagDocument);
export const useUpdateUserBlocked = () => useSend(UpdateUserBlockedDocument);
export const useMergeGuestOrders = () => useSend(MergeGuestOrdersDocument);
export const useSendOrderClaim = () => useSend(SendOrderClaimDocument);
export const useUpdateUserRole = () => useSend(UpdateUserRoleDocument, STAFF_AGAIN);
export const useUpdateRoleChangePin = () => useSend(UpdateRoleChangePinDocument, STAFF_AGAIN);
export const useInviteStaff = () => useSend(InviteStaffDocument, STAFF_AGAIN);
export const useRevokeInvitation = () => useSend(RevokeStaffInvitationDocument, STAFF_AGAIN);
export const useResetSecondFactor = () =>
  useSend(ResetSecondFactorDocument, {
    update(cache, answer) {
      if (!('userId' in answer)) return;
      cache.modify({
        id: cache.identify({ __typename: 'User', id: answer.userId }),
        fields: { hasSecondFactor: () => false },
      });
    },
  });
