import { createErrorType } from '../../common/create-error-type.ts';

export const EmailError = createErrorType('Email', {
  EMAIL_NOT_FAILED: 'There is no such email, or it has not failed (any more).',
  ADDRESS_ACTIVE: 'The address is not suppressed (any more).',
  ADDRESS_REFUSES: 'Its reader complained or unsubscribed, or the email provider refuses to lift the suppression.',
  PROVIDER_UNAVAILABLE: 'The email provider does not answer; try again later.',
});
export type EmailError = InstanceType<typeof EmailError>;
