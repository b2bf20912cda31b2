import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest depositor name, in characters. */
export const MAXIMUM_DEPOSITOR_NAME_LENGTH = 60;

export interface DepositFields {
  readonly bankId: string;
  readonly depositorName: string;
}

/** Deposit without bankbook and virtual accounts: a bank and the depositor's name (PAYMENT-12). */
export function validateDeposit({ bankId, depositorName }: DepositFields): FieldFailure[] {
  return check([
    ['bankId', bankId, required('bank.required'), shortEnough(40)],
    [
      'depositorName',
      depositorName,
      required('depositorName.required'),
      shortEnough(MAXIMUM_DEPOSITOR_NAME_LENGTH),
      singleLine,
    ],
  ]);
}
