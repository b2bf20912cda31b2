import {
  MAXIMUM_EMAIL_TEXT_LENGTH,
  MAXIMUM_SUBJECT_LENGTH,
  MAXIMUM_TEMPLATE_NAME_LENGTH,
} from '@eunbit/schema/email-template';
import { PLACEHOLDERS } from '@eunbit/schema/placeholder';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { EmailTemplateError } from './email-template.errors.ts';

const PLACES = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

@ObjectType('EmailDraft', { description: 'What staff write of an email, with its places not filled in yet.' })
export class EmailDraftType {
  @Field(() => String, { description: 'Subject.' })
  subject!: string;

  @Field(() => String, { description: 'The text, with line breaks.' })
  text!: string;
}

@ObjectType('EmailTemplate', { description: 'A text that staff begin emails with.' })
export class EmailTemplateType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What staff call it.' })
  name!: string;

  @Field(() => EmailDraftType, { description: 'In Korean.' })
  ko!: EmailDraftType;

  @Field(() => EmailDraftType, { description: 'In English.' })
  en!: EmailDraftType;

  @Field(() => Int, { description: 'Rises with each change; a change states the version that it was made on.' })
  version!: number;
}

@InputType({ description: 'What staff write of an email.' })
export class EmailDraftInput {
  @Field(() => String, { description: `On one line, up to ${MAXIMUM_SUBJECT_LENGTH} characters.` })
  subject!: string;

  @Field(() => String, {
    description: `Up to ${MAXIMUM_EMAIL_TEXT_LENGTH} characters. Filled in from the order: ${PLACES}. Doubled braces stay braces.`,
  })
  text!: string;
}

@InputType({ description: 'A template of emails.' })
class EmailTemplateInput {
  @Field(() => String, { description: `Unlike all others, up to ${MAXIMUM_TEMPLATE_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => EmailDraftInput, { description: 'In Korean.' })
  ko!: EmailDraftInput;

  @Field(() => EmailDraftInput, { description: 'In English.' })
  en!: EmailDraftInput;
}

@InputType({ description: 'A new template of emails.' })
export class CreateEmailTemplateInput extends EmailTemplateInput {}

@InputType({ description: 'A change of a template of emails.' })
export class UpdateEmailTemplateInput extends EmailTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused when it is another one by now.' })
  version!: number;
}

@InputType({ description: 'A template of emails that is needed no more.' })
export class DeleteEmailTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  id!: string;
}

@ObjectType({ description: 'The template is kept.' })
export class EmailTemplateSaved {
  @Field(() => EmailTemplateType, { description: 'The template as it is now.' })
  emailTemplate!: EmailTemplateType;
}

@ObjectType({ description: 'The template is deleted.' })
export class EmailTemplateDeleted {
  @Field(() => ID, { description: 'The template.' })
  id!: string;
}

export const SaveEmailTemplateResult = createUnionType({
  name: 'SaveEmailTemplateResult',
  description: 'Outcome of createEmailTemplate and updateEmailTemplate.',
  types: () => [EmailTemplateSaved, ValidationError, EmailTemplateError] as const,
});

export const DeleteEmailTemplateResult = createUnionType({
  name: 'DeleteEmailTemplateResult',
  description: 'Outcome of deleteEmailTemplate.',
  types: () => [EmailTemplateDeleted, EmailTemplateError] as const,
});
