import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const MailingListError = createErrorType('MailingList', {
  TOO_MANY_REQUESTS,
});
export type MailingListError = InstanceType<typeof MailingListError>;
