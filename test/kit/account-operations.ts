import { graphql } from '../gql/gql.ts';

/** Operations about accounts that many tests share. */

export const SignUp = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on Viewer { id email firstName lastName role language location hasMailingConsent hasOrderEmails isBlocked hasPassword }
      ... on ProofRequiredError { challenge }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code retryAfterSeconds }
    }
  }
`);

export const Me = graphql(`
  query Me {
    visitor {
      language
      viewer {
        id email pendingEmail firstName lastName phone role language hasMailingConsent hasOrderEmails isBlocked hasPassword
      }
    }
  }
`);

export const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      __typename
      ... on Acknowledgement { message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

export const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ... on Viewer { email }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

export const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on Acknowledgement { message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

export const MySessions = graphql(`query MySessions { mySessions { id device signedInAt lastUsedAt isCurrent } }`);

export const RevokeSession = graphql(`
  mutation RevokeSession($input: RevokeSessionInput!) {
    revokeSession(input: $input) { __typename ... on SessionsEnded { count } ... on UserError { message } ... on AccountError { code } }
  }
`);

export const RevokeOtherSessions = graphql(`mutation RevokeOtherSessions { revokeOtherSessions { count } }`);

export const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on Viewer { firstName lastName phone }
      ... on ValidationError { fieldErrors { path key message } }
    }
  }
`);

export const UpdateCommunication = graphql(`
  mutation UpdateCommunication($input: UpdateCommunicationInput!) {
    updateCommunication(input: $input) { hasMailingConsent hasOrderEmails language }
  }
`);

export const RequestEmailChange = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      __typename
      ... on Acknowledgement { message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

export const ConfirmEmailChange = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      __typename
      ... on EmailChanged { email message }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

export const DeleteAccount = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) { __typename ... on AccountDeleted { id } ... on UserError { message } ... on AccountError { code } }
  }
`);
