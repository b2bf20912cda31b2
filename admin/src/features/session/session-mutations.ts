import { useSend } from '@eunbit/ui/use-send';
import { ViewerDocument } from '../../app/viewer.ts';
import { graphql } from '../../gql/index.ts';

const ConfirmIdentityDocument = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      ... on SignInStatus { isConfirmationDue }
      ...OperationError_UserError
    }
  }
`);

const AcceptInvitationDocument = graphql(`
  mutation AcceptInvitation($input: AcceptStaffInvitationInput!) {
    acceptStaffInvitation(input: $input) {
      ... on StaffInvitationAccepted { email }
      ...OperationError_UserError
      ... on StaffInvitationError { code }
    }
  }
`);

export const useConfirmIdentity = () => useSend(ConfirmIdentityDocument);

/** Accepts an invitation, which ends all sessions of the account. */
export const useAcceptInvitation = () =>
  useSend(AcceptInvitationDocument, {
    update(cache, answer) {
      if (!('email' in answer)) return;
      cache.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: null } } });
    },
  });
