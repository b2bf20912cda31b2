import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { InvalidInput, Refusal } from './refusal.ts';
import { UserError, type ValidationError, validationError } from './result.types.ts';

/** The description of a code that many domains share: `{ …, TOO_MANY_REQUESTS }`. */
export const TOO_MANY_REQUESTS = 'Too many attempts; wait before the next one.';

type ErrorOf<R, DomainError> = R extends InvalidInput ? ValidationError : DomainError;

/** The error type of a domain: a member of the result unions of its operations. */
export interface ErrorType<Code extends string> {
  /** All codes, for an enum in other types. */
  readonly codes: Readonly<Record<Code, Code>>;
  new (): UserError & { code: Code };
  /** The error with its message in the language of the request. */
  create(code: Code, key: ApiMessageKey, language: Language, waitSeconds?: number): UserError & { code: Code };
  /** The error of a refusal: a ValidationError if single fields are invalid. */
  of<R extends Refusal<Code>>(refusal: R, language: Language): ErrorOf<R, UserError & { code: Code }>;
}

/**
 * Adds `<domain>Error` and the enum `<domain>ErrorCode` to the API. One error type per domain: a caller can tell from
 * the schema which refusals an operation may have. A union holds at most one of them, because two enums in one `code`
 * do not merge in a selection. `descriptions` holds the documentation of each code.
 */
export function createErrorType<Code extends string>(
  domain: string,
  descriptions: Readonly<Record<Code, string>>,
): ErrorType<Code> {
  const names = Object.keys(descriptions) as Code[];
  const codes = Object.fromEntries(names.map((name) => [name, name])) as Record<Code, Code>;
  registerEnumType(codes, {
    name: `${domain}ErrorCode`,
    description: `Why ${domain}Error refuses.`,
    valuesConfig: Object.fromEntries(names.map((name) => [name, { description: descriptions[name] }])) as Record<
      Code,
      { description: string }
    >,
  });

  @ObjectType(`${domain}Error`, {
    description: 'A refusal that carries only a code.',
    implements: UserError,
  })
  class DomainError extends UserError {
    static readonly codes = codes;

    @Field(() => codes, { description: 'Code of the reason.' })
    code!: Code;

    @Field(() => Int, {
      nullable: true,
      description: 'Seconds until a retry may succeed; null if waiting does not help or the time is unknown.',
    })
    retryAfterSeconds?: number;

    /** `waitSeconds` is for messages that name the wait in `{minutes}`. */
    static create(code: Code, key: ApiMessageKey, language: Language, waitSeconds?: number): DomainError {
      const minutes = waitSeconds === undefined ? undefined : Math.ceil(waitSeconds / 60);
      const message = apiMessage(key, language, minutes === undefined ? {} : { minutes });
      return Object.assign(new DomainError(), {
        code,
        message,
        ...(waitSeconds && { retryAfterSeconds: waitSeconds }),
      });
    }

    static of<R extends Refusal<Code>>(refusal: R, language: Language): ErrorOf<R, DomainError> {
      const error =
        'failures' in refusal
          ? validationError(refusal.failures, language)
          : DomainError.create(refusal.code, refusal.key, language, refusal.waitSeconds);
      return error as ErrorOf<R, DomainError>;
    }
  }
  return DomainError;
}

/** The result of an operation: the type created from the value, or the error of the refusal. */
export const presentResult = <Value, Code extends string, R extends Refusal<Code>, Type>(
  result: { readonly value: Value } | { readonly refused: R },
  errors: ErrorType<Code>,
  language: Language,
  toType: (value: Value) => Type,
) => ('refused' in result ? errors.of(result.refused, language) : toType(result.value));
