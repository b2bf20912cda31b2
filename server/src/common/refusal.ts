import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** Why an operation changes nothing: a code of the domain's error type, and the message for people. */
export interface CodedRefusal<Code extends string> {
  readonly code: Code;
  readonly key: ApiMessageKey;
  /** Seconds until another attempt is accepted; absent if waiting does not help. */
  readonly waitSeconds?: number;
}

/** Input with invalid fields, all listed in the order of the form. */
export interface InvalidInput {
  readonly failures: readonly FieldFailure<ApiMessageKey>[];
}

/** Returned by rules and services instead of a value. The error type of the domain converts it to an API error. */
export type Refusal<Code extends string> = CodedRefusal<Code> | InvalidInput;

export type Refused<Code extends string> = { readonly refused: Refusal<Code> };

/** The outcome of a service: the value, or a refusal. */
export type Result<Value, Code extends string> = { readonly value: Value } | Refused<Code>;

export type CodedRefused<Code extends string> = { readonly refused: CodedRefusal<Code> };

/** The outcome of a service whose input has no fields to validate. */
export type CodedResult<Value, Code extends string> = { readonly value: Value } | CodedRefused<Code>;

export const refuse = <Code extends string>(code: Code, key: ApiMessageKey) => ({ refused: { code, key } }) as const;

/** Refuses until the seconds have passed; the message states them in minutes. */
export const refuseFor = (waitSeconds: number) =>
  ({ refused: { code: 'TOO_MANY_REQUESTS', key: 'tries.tooMany', waitSeconds } }) as const;

/** Null if all fields are valid. */
export const refuseInput = (failures: InvalidInput['failures']): { readonly refused: InvalidInput } | null =>
  failures.length > 0 ? { refused: { failures } } : null;

/** The message key of a refusal: that of the first invalid field, if there is one. */
export const refusalKey = (refusal: Refusal<string>): ApiMessageKey =>
  'failures' in refusal ? (refusal.failures[0]?.key ?? 'input.invalid') : refusal.key;
