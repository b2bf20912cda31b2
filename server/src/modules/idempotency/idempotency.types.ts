import { GraphQLUUID } from 'graphql-scalars';
import { Field } from 'type-graphql';

/** The idempotency key field for inputs that create records. */
export function IdempotencyKeyField(): PropertyDecorator {
  return Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'A random UUID of this request. Sent again within 24 hours with the same input it makes nothing twice and answers ' +
      'what the first request made; with another input it is refused: IDEMPOTENCY_KEY_REUSED.',
  }) as PropertyDecorator;
}
