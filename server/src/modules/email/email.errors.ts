import { createErrorType } from '../../common/create-error-type.ts';

export const EmailError = createErrorType('Email', {
  EMAIL_NOT_FAILED: 'There is no such email, or it has not failed (any more).',
  ADDRESS_ACTIVE: 'Emails are sent to this address (again).',
  ADDRESS_REFUSES: 'Its reader said no, or the email provider refuses to send to it again.',
  PROVIDER_UNAVAILABLE: 'The email provider does not answer; try again later.',
});
export type EmailError = InstanceType<typeof EmailError>;
