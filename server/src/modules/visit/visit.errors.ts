import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const VisitError = createErrorType('Visit', {
  REPORT_INVALID: 'The report is malformed, or too old.',
  TOO_MANY_REQUESTS,
});
export type VisitError = InstanceType<typeof VisitError>;
