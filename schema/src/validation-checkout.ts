import {
  check,
  emailRules,
  type FieldFailure,
  longEnough,
  phoneRules,
  required,
  shortEnough,
} from './validation-rules.ts';

/** Minimum length of the pass code that a guest chooses for an order, in characters. */
export const MINIMUM_PASS_CODE_LENGTH = 4;

export interface ContactFields {
  readonly email: string;
  readonly phone: string;
  /** Null for members, who need no pass code. */
  readonly passCode: string | null;
}

/** Email, phone and, for guests, the pass code of the contact step (CHECKOUT-3, CHECKOUT-4). */
export function validateContact({ email, phone, passCode }: ContactFields): FieldFailure[] {
  const failures = check([
    ['email', email, ...emailRules],
    ['phone', phone, ...phoneRules],
  ]);
  if (passCode === null) return failures;
  return [
    ...failures,
    ...check([
      [
        'passCode',
        passCode,
        required('newPassCode.required'),
        longEnough(MINIMUM_PASS_CODE_LENGTH, 'newPassCode.short'),
        shortEnough(),
      ],
    ]),
  ];
}
