import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** Why an operation changes nothing: a code of the domain's error type, and the message for people. */
export interface CodedRefusal<Code extends string> {
  readonly code: Code;
  readonly key: ApiMessageKey;
  /** Seconds until another attempt is accepted; missing if waiting does not help. */
  readonly waitSeconds?: number;
}

/** Input that is wrong in single fields, with all of them in the order of the form. */
export interface InvalidInput {
  readonly failures: readonly FieldFailure<ApiMessageKey>[];
}

/** What rules and services return instead of a value. The error type of the domain makes an error of the API from it. */
export type Refusal<Code extends string> = CodedRefusal<Code> | InvalidInput;

export type Refused<Code extends string> = { readonly refused: Refusal<Code> };

/** What a service answers: the value, or why there is none. */
export type Result<Value, Code extends string> = { readonly value: Value } | Refused<Code>;

export type CodedRefused<Code extends string> = { readonly refused: CodedRefusal<Code> };

/** What a service answers whose input cannot be wrong in single fields. */
export type CodedResult<Value, Code extends string> = { readonly value: Value } | CodedRefused<Code>;

export const refuse = <Code extends string>(code: Code, key: ApiMessageKey) => ({ refused: { code, key } }) as const;

/** Refuses until the seconds have passed; the message says how many minutes that are. */
export const refuseFor = (waitSeconds: number) =>
  ({ refused: { code: 'TOO_MANY_REQUESTS', key: 'tries.tooMany', waitSeconds } }) as const;

/** Null if nothing is wrong. */
export const refuseInput = (failures: InvalidInput['failures']): { readonly refused: InvalidInput } | null =>
  failures.length > 0 ? { refused: { failures } } : null;

/** The key of the message that explains a refusal: of the first wrong field, if single fields are wrong. */
export const refusalKey = (refusal: Refusal<string>): ApiMessageKey =>
  'failures' in refusal ? (refusal.failures[0]?.key ?? 'input.invalid') : refusal.key;
