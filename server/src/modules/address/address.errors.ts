import { createErrorType } from '../../common/create-error-type.ts';

export const AddressError = createErrorType('Address', {
  ADDRESS_NOT_FOUND: 'No such saved address, or it is not yours.',
  ADDRESS_CONFLICT: 'The saved address changed after the caller read it.',
  ADDRESS_EXISTS: 'Another saved address is the same.',
  ADDRESS_LIMIT: 'No more addresses can be saved.',
});
export type AddressError = InstanceType<typeof AddressError>;
