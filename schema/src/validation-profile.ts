import type { Market } from './market.ts';
import { parsePhone } from './phone-number.ts';
import { isBlank } from './typed-line.ts';
import { firstnameRules, lastnameRules } from './validation-account.ts';
import { check, type FieldFailure, type Rule, shortEnough, singleLine } from './validation-rules.ts';

export interface ProfileFields {
  readonly firstname: string;
  readonly lastname: string;
  /** Empty for none. */
  readonly phone: string;
}

/** Names and phone of an account. Stands apart from the other account rules because the phone's are large to load. */
export function validateProfile({ firstname, lastname, phone }: ProfileFields, market: Market): FieldFailure[] {
  const isPhone: Rule = (value) => (isBlank(value) || parsePhone(value, market) ? null : 'phone.invalid');
  return check([
    ['firstname', firstname, ...firstnameRules],
    ['lastname', lastname, ...lastnameRules],
    ['phone', phone, shortEnough(40), singleLine, isPhone],
  ]);
}
