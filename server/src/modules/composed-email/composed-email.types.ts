import type { Language } from '@eunbit/schema/market';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { EmailPreview, EmailType } from '../email/index.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { ComposedEmailError } from './composed-email.errors.ts';
import { EmailDraftInput } from './email-template.types.ts';

@InputType({ description: 'A draft of an email to the buyer of an order.' })
export class ComposedEmailPreviewInput extends EmailDraftInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => LanguageEnum, { description: 'The language of the email.' })
  language!: Language;
}

@InputType({ description: 'An email to the buyer of an order.' })
export class SendComposedEmailInput extends ComposedEmailPreviewInput {
  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'The email is in the outbox.' })
export class ComposedEmailQueued {
  @Field(() => EmailType, { description: 'The email.' })
  email!: EmailType;
}

export const ComposedEmailPreviewResult = createUnionType({
  name: 'ComposedEmailPreviewResult',
  description: 'Outcome of composedEmailPreview.',
  types: () => [EmailPreview, ValidationError, ComposedEmailError] as const,
});

export const SendComposedEmailResult = createUnionType({
  name: 'SendComposedEmailResult',
  description: 'Outcome of sendComposedEmail.',
  types: () => [ComposedEmailQueued, ValidationError, ComposedEmailError] as const,
});
