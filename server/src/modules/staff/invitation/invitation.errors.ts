import { createErrorType } from '../../../common/create-error-type.ts';

export const InvitationError = createErrorType('StaffInvitation', {
  INVITATION_INVALID: 'The invitation has expired, was used or was taken back, or its role or its inviter is gone.',
  SIGN_IN_REQUIRED: 'The address has an account; its owner signs in first.',
  ALREADY_STAFF: 'The person is on the staff already.',
});
export type InvitationError = InstanceType<typeof InvitationError>;
