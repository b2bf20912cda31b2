import { useSend } from '@eunbit/ui/use-send';
import { solveChallenge } from '../../app/solve-challenge.ts';
import { graphql } from '../../gql/index.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on Viewer { id language }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      ... on ProofRequiredError { challenge }
      ... on Viewer { id language }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const CompleteSocialSignUpDocument = graphql(`
  mutation CompleteSocialSignUp($input: CompleteSocialSignUpInput!) {
    completeSocialSignUp(input: $input) {
      ... on Viewer { id language }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on Acknowledgement { message }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on Viewer { id language }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on Acknowledgement { message }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const UpdateProfileDocument = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on Viewer { id firstName lastName phone }
      ...OperationError_UserError
    }
  }
`);

const RequestEmailChangeDocument = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      ... on Acknowledgement { message }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const ConfirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      ... on EmailChanged { message }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const UpdateCommunicationDocument = graphql(`
  mutation UpdateCommunication($input: UpdateCommunicationInput!) {
    updateCommunication(input: $input) {
      id
      hasMailingConsent
      mailingConsent { at wording }
      hasOrderEmails
      language
    }
  }
`);

const UnlinkSocialAccountDocument = graphql(`
  mutation UnlinkSocialAccount($input: UnlinkSocialAccountInput!) {
    unlinkSocialAccount(input: $input) {
      ... on Viewer { id socialProviders }
      ...OperationError_UserError
    }
  }
`);

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ... on AccountDeleted { id }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut { hasEndedSession }
  }
`);

const RevokeSessionDocument = graphql(`
  mutation RevokeSession($input: RevokeSessionInput!) {
    revokeSession(input: $input) {
      ... on SessionsEnded { count }
      ...OperationError_UserError
    }
  }
`);

const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions { count }
  }
`);

export const useSignIn = () => useSend(SignInDocument);
export const useSignUp = () => useSend(SignUpDocument, { prove: solveChallenge });
/** Completes a sign-up that began with another company. */
export const useCompleteSocialSignUp = () => useSend(CompleteSocialSignUpDocument);
export const useRequestPasswordReset = () => useSend(RequestPasswordResetDocument);
export const useResetPassword = () => useSend(ResetPasswordDocument);
export const useChangePassword = () => useSend(ChangePasswordDocument);
export const useUpdateProfile = () => useSend(UpdateProfileDocument);
export const useRequestEmailChange = () => useSend(RequestEmailChangeDocument);
export const useConfirmEmailChange = () => useSend(ConfirmEmailChangeDocument);
export const useUpdateCommunication = () => useSend(UpdateCommunicationDocument);
export const useUnlink = () => useSend(UnlinkSocialAccountDocument);
export const useDeleteAccount = () => useSend(DeleteAccountDocument);
export const useSignOut = () => useSend(SignOutDocument);
export const useRevokeSession = () => useSend(RevokeSessionDocument);
export const useRevokeOtherSessions = () => useSend(RevokeOtherSessionsDocument);
