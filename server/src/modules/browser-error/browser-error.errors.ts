import { createErrorType } from '../../common/create-error-type.ts';

export const BrowserErrorGroupError = createErrorType('BrowserErrorGroup', {
  GROUP_NOT_FOUND: 'There is no such group, or no more: it was not seen for a month.',
});
export type BrowserErrorGroupError = InstanceType<typeof BrowserErrorGroupError>;
