import {
  MAXIMUM_EMAIL_TEXT_LENGTH,
  MAXIMUM_SUBJECT_LENGTH,
  MAXIMUM_TEMPLATE_NAME_LENGTH,
} from '@eunbit/schema/email-template';
import { PLACEHOLDERS } from '@eunbit/schema/placeholder';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';

export const EmailTemplateError = createErrorType('EmailTemplate', {
  EMAIL_TEMPLATE_NOT_FOUND: 'There is no such template any more.',
  EMAIL_TEMPLATE_CONFLICT: 'The template changed after the caller read it.',
  TOO_MANY_EMAIL_TEMPLATES: 'The shop already has the maximum number of templates.',
});
export type EmailTemplateError = InstanceType<typeof EmailTemplateError>;

const PLACES = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

@ObjectType('EmailDraft', { description: 'An email text by staff, with its placeholders.' })
export class EmailDraftType {
  @Field(() => String, { description: 'Subject.' })
  subject!: string;

  @Field(() => String, { description: 'The text, with line breaks.' })
  text!: string;
}

@ObjectType('EmailTemplate', { description: 'A template for composed emails.' })
export class EmailTemplateType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name, for staff.' })
  name!: string;

  @Field(() => EmailDraftType, { description: 'Korean text.' })
  ko!: EmailDraftType;

  @Field(() => EmailDraftType, { description: 'In English.' })
  en!: EmailDraftType;

  @Field(() => Int, { description: 'Increases with each change; a change must name the version that it is based on.' })
  version!: number;
}

@InputType({ description: 'An email text by staff.' })
export class EmailDraftInput {
  @Field(() => String, { description: `Subject on one line, up to ${MAXIMUM_SUBJECT_LENGTH} characters.` })
  subject!: string;

  @Field(() => String, {
    description: `Up to ${MAXIMUM_EMAIL_TEXT_LENGTH} characters. Filled in from the order: ${PLACES}. Doubled braces stay braces.`,
  })
  text!: string;
}

@InputType({ description: 'A template of emails.' })
class EmailTemplateInput {
  @Field(() => String, { description: `Unique name, up to ${MAXIMUM_TEMPLATE_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => EmailDraftInput, { description: 'Korean text.' })
  ko!: EmailDraftInput;

  @Field(() => EmailDraftInput, { description: 'In English.' })
  en!: EmailDraftInput;
}

@InputType({ description: 'A new email template.' })
export class CreateEmailTemplateInput extends EmailTemplateInput {}

@InputType({ description: 'A change of an email template.' })
export class UpdateEmailTemplateInput extends EmailTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  version!: number;
}

@InputType({ description: 'The email template to delete.' })
export class DeleteEmailTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  id!: string;
}

@ObjectType({ description: 'The template is deleted.' })
export class EmailTemplateDeleted {
  @Field(() => ID, { description: 'The template.' })
  id!: string;
}

export const SaveEmailTemplateResult = createUnionType({
  name: 'SaveEmailTemplateResult',
  description: 'Outcome of createEmailTemplate and updateEmailTemplate.',
  types: () => [EmailTemplateType, ValidationError, EmailTemplateError] as const,
});

export const DeleteEmailTemplateResult = createUnionType({
  name: 'DeleteEmailTemplateResult',
  description: 'Outcome of deleteEmailTemplate.',
  types: () => [EmailTemplateDeleted, EmailTemplateError] as const,
});
