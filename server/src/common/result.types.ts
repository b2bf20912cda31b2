// The first decorated types that a bundle loads, whatever its entry.
import 'reflect-metadata';

import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import type { MessageValues } from '@eunbit/schema/message-table';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { Field, InterfaceType, ObjectType } from 'type-graphql';

@InterfaceType('UserError', {
  description: 'A refusal that callers are expected to handle. Always select its message; handle it by type and code.',
})
export abstract class UserError {
  @Field(() => String, { description: 'Reason as text for people, in the language of the request.' })
  message!: string;
}

@ObjectType('FieldError', { description: 'An invalid field of an input.' })
export class FieldError {
  @Field(() => String, { description: 'Path of the field in the input.' })
  path!: string;

  @Field(() => String, { description: "Key of the message; the clients' validation uses the same keys." })
  key!: string;

  @Field(() => String, { description: 'Message beside the field, in the language of the request.' })
  message!: string;
}

@ObjectType('ValidationError', { description: 'The input was refused and nothing was changed.', implements: UserError })
export class ValidationError extends UserError {
  @Field(() => [FieldError], { description: 'Every invalid field, in the order of the form.' })
  fieldErrors!: FieldError[];
}

export function validationError(
  failures: readonly FieldFailure<ApiMessageKey>[],
  language: Language,
  values: MessageValues = {},
): ValidationError {
  const fieldErrors = failures.map(({ path, key, values: own }) => ({
    path,
    key,
    message: apiMessage(key, language, { ...values, ...own }),
  }));
  const first = fieldErrors[0]?.message ?? apiMessage('input.invalid', language);
  return Object.assign(new ValidationError(), { message: first, fieldErrors });
}
