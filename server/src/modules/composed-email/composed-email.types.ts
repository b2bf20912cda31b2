import type { Language } from '@eunbit/schema/market';
import { createUnionType, Field, InputType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { EmailPreview, EmailType } from '../email/index.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { EmailDraftInput } from './email-template.types.ts';

export const ComposedEmailError = createErrorType('ComposedEmail', {
  ORDER_NOT_FOUND: 'No such order.',
  NO_ADDRESS: 'The order has no email address.',
  BUYER_ERASED: 'The buyer has deleted their account.',
  ADDRESS_SUPPRESSED: 'The email provider suppresses emails to the address.',
  TOO_MANY_REQUESTS,
});
export type ComposedEmailError = InstanceType<typeof ComposedEmailError>;

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

export const ComposedEmailPreviewResult = createUnionType({
  name: 'ComposedEmailPreviewResult',
  description: 'Outcome of composedEmailPreview.',
  types: () => [EmailPreview, ValidationError, ComposedEmailError] as const,
});

export const SendComposedEmailResult = createUnionType({
  name: 'SendComposedEmailResult',
  description: 'Outcome of sendComposedEmail.',
  types: () => [EmailType, ValidationError, ComposedEmailError] as const,
});
