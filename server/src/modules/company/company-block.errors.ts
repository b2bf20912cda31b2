import { createErrorType } from '../../common/create-error-type.ts';

export const CompanyBlockError = createErrorType('CompanyBlock', {
  COMPANY_BLOCK_NOT_FOUND: 'There is no such block any more.',
  COMPANY_BLOCK_CONFLICT: 'Somebody else has changed the block since it was read.',
  TOO_MANY_COMPANY_BLOCKS: 'There are as many blocks of the kind as the page may have.',
});
export type CompanyBlockError = InstanceType<typeof CompanyBlockError>;
