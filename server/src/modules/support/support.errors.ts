import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const SupportError = createErrorType('Support', {
  REQUEST_NOT_FOUND: 'No such message or request.',
  REQUEST_CONFLICT: 'Somebody else answered the request, or settled it, after the caller read it.',
  TOO_MANY_REQUESTS,
});
export type SupportError = InstanceType<typeof SupportError>;
