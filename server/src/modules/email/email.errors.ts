import { createErrorType } from '../../common/create-error-type.ts';

export const EmailError = createErrorType('Email', {
  EMAIL_NOT_FAILED: 'There is no such email, or it has not failed (any more).',
});
export type EmailError = InstanceType<typeof EmailError>;
