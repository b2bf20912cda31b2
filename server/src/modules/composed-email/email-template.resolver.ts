import { MAXIMUM_EMAIL_TEMPLATES } from '@eunbit/schema/email-template';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import type { ComposedEmailContext } from './composed-email.module.ts';
import { EmailTemplateError } from './email-template.errors.ts';
import type { EmailTemplateRecord } from './email-template.record.ts';
import type { EmailTemplateOutcome } from './email-template.service.ts';
import {
  CreateEmailTemplateInput,
  DeleteEmailTemplateInput,
  DeleteEmailTemplateResult,
  EmailTemplateDeleted,
  EmailTemplateSaved,
  EmailTemplateType,
  SaveEmailTemplateResult,
  UpdateEmailTemplateInput,
} from './email-template.types.ts';

const ERRORS = {
  notFound: { code: 'EMAIL_TEMPLATE_NOT_FOUND', key: 'emailTemplate.gone' },
  conflict: { code: 'EMAIL_TEMPLATE_CONFLICT', key: 'emailTemplate.conflict' },
  full: { code: 'TOO_MANY_EMAIL_TEMPLATES', key: 'emailTemplate.tooMany' },
} as const;

function refuse(reason: keyof typeof ERRORS, { language }: ComposedEmailContext): EmailTemplateError {
  const { code, key } = ERRORS[reason];
  return EmailTemplateError.create(code, key, language);
}

const present = ({ _id, name, drafts, version }: EmailTemplateRecord): EmailTemplateType => ({
  id: String(_id),
  name,
  ...drafts,
  version,
});

function presentOutcome(result: EmailTemplateOutcome, context: ComposedEmailContext): typeof SaveEmailTemplateResult {
  if (result.outcome === 'invalid') return validationError(result.failures, context.language);
  if (result.outcome !== 'saved') return refuse(result.outcome, context);
  return Object.assign(new EmailTemplateSaved(), { emailTemplate: present(result.template) });
}

const toFields = ({ name, ko, en }: CreateEmailTemplateInput) => ({ name, drafts: { ko, en } });

@Resolver()
export class EmailTemplateResolver {
  @Allow('email:read')
  @Extensions({ atMost: MAXIMUM_EMAIL_TEMPLATES })
  @Query(() => [EmailTemplateType], { description: 'Email templates, by name.' })
  async emailTemplates(@Ctx() { services }: ComposedEmailContext): Promise<EmailTemplateType[]> {
    return (await services.emailTemplates.list()).map(present);
  }

  @Allow('emailTemplate:write')
  @Mutation(() => SaveEmailTemplateResult, { description: 'Creates an email template.' })
  async createEmailTemplate(
    @Arg('input', () => CreateEmailTemplateInput, { description: 'The template.' }) input: CreateEmailTemplateInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof SaveEmailTemplateResult> {
    const { emailTemplates } = context.services;
    return presentOutcome(await emailTemplates.create(signedIn(context).id, toFields(input)), context);
  }

  @Allow('emailTemplate:write')
  @Mutation(() => SaveEmailTemplateResult, { description: 'Changes an email template; emails already sent stay.' })
  async updateEmailTemplate(
    @Arg('input', () => UpdateEmailTemplateInput, { description: 'The template.' }) input: UpdateEmailTemplateInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof SaveEmailTemplateResult> {
    const { emailTemplates } = context.services;
    return presentOutcome(await emailTemplates.update(signedIn(context).id, input, toFields(input)), context);
  }

  @Allow('emailTemplate:write')
  @Mutation(() => DeleteEmailTemplateResult, { description: 'Deletes an email template; emails already sent stay.' })
  async deleteEmailTemplate(
    @Arg('input', () => DeleteEmailTemplateInput, { description: 'The template.' }) { id }: DeleteEmailTemplateInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof DeleteEmailTemplateResult> {
    const outcome = await context.services.emailTemplates.remove(signedIn(context).id, id);
    return outcome === 'removed' ? Object.assign(new EmailTemplateDeleted(), { id }) : refuse(outcome, context);
  }
}
