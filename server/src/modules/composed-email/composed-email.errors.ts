import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const ComposedEmailError = createErrorType('ComposedEmail', {
  ORDER_NOT_FOUND: 'No such order.',
  NO_ADDRESS: 'The order has no email address.',
  BUYER_ERASED: 'The buyer has deleted their account.',
  ADDRESS_SUPPRESSED: 'The email provider suppresses emails to the address.',
  TOO_MANY_REQUESTS,
});
export type ComposedEmailError = InstanceType<typeof ComposedEmailError>;
