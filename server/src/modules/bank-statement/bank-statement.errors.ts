import { createErrorType } from '../../common/create-error-type.ts';

export const BankStatementError = createErrorType('BankStatement', {
  BANK_UNKNOWN: 'The account is not one of those that the settings have.',
  LINE_NOT_FOUND: 'No such line; lines are forgotten after a year.',
  LINE_NOT_REOPENED: 'The line waits already, or its deposit is still on an order.',
});
export type BankStatementError = InstanceType<typeof BankStatementError>;
