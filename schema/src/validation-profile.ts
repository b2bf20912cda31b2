import type { Market } from './market.ts';
import { parsePhone } from './phone-number.ts';
import { isBlank } from './typed-line.ts';
import { firstNameRules, lastNameRules } from './validation-account.ts';
import { check, type FieldFailure, type Rule, shortEnough, singleLine } from './validation-rules.ts';

export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if there is no phone number. */
  readonly phone: string;
}

/** Names and phone of an account. Kept apart from the other account rules because the phone rules are large to load. */
export function validateProfile({ firstName, lastName, phone }: ProfileFields, market: Market): FieldFailure[] {
  const isPhone: Rule = (value) => (isBlank(value) || parsePhone(value, market) ? null : 'phone.invalid');
  return check([
    ['firstName', firstName, ...firstNameRules],
    ['lastName', lastName, ...lastNameRules],
    ['phone', phone, shortEnough(40), singleLine, isPhone],
  ]);
}
