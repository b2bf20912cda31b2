/** Subject of a finding of the launch checklist. */
export const CheckArea = {
  SETTINGS: 'SETTINGS',
  DATABASE: 'DATABASE',
  PUBLIC_ADDRESS: 'PUBLIC_ADDRESS',
  STRIPE: 'STRIPE',
  TOSS: 'TOSS',
  EASYPOST: 'EASYPOST',
  POSTMARK: 'POSTMARK',
  NAVER: 'NAVER',
  GOOGLE: 'GOOGLE',
  PLACEHOLDERS: 'PLACEHOLDERS',
} as const;
export type CheckArea = (typeof CheckArea)[keyof typeof CheckArea];

/** `NOTE` is information that does not keep a shop from opening; `UNKNOWN` could not be checked. */
export const FindingStatus = { GOOD: 'GOOD', NOTE: 'NOTE', WRONG: 'WRONG', UNKNOWN: 'UNKNOWN' } as const;
export type FindingStatus = (typeof FindingStatus)[keyof typeof FindingStatus];
