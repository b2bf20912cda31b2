import { MAXIMUM_EMAIL_TEMPLATES } from '@eunbit/schema/email-template';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { ComposedEmailContext } from './composed-email.module.ts';
import type { EmailTemplateRecord } from './email-template.model.ts';
import type { SavedTemplate } from './email-template.service.ts';
import {
  CreateEmailTemplateInput,
  DeleteEmailTemplateInput,
  DeleteEmailTemplateResult,
  EmailTemplateDeleted,
  EmailTemplateError,
  EmailTemplateType,
  SaveEmailTemplateResult,
  UpdateEmailTemplateInput,
} from './email-template.types.ts';

const present = ({ _id, name, drafts, version }: EmailTemplateRecord): EmailTemplateType =>
  Object.assign(new EmailTemplateType(), { id: String(_id), name, ...drafts, version });

const presentSaved = (saved: SavedTemplate, { language }: ComposedEmailContext) =>
  presentResult(saved, EmailTemplateError, language, present);

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
    return presentSaved(await emailTemplates.create(signedIn(context).id, toFields(input)), context);
  }

  @Allow('emailTemplate:write')
  @Mutation(() => SaveEmailTemplateResult, { description: 'Changes an email template; emails already sent stay.' })
  async updateEmailTemplate(
    @Arg('input', () => UpdateEmailTemplateInput, { description: 'The template.' }) input: UpdateEmailTemplateInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof SaveEmailTemplateResult> {
    const { emailTemplates } = context.services;
    return presentSaved(await emailTemplates.update(signedIn(context).id, input, toFields(input)), context);
  }

  @Allow('emailTemplate:write')
  @Mutation(() => DeleteEmailTemplateResult, { description: 'Deletes an email template; emails already sent stay.' })
  async deleteEmailTemplate(
    @Arg('input', () => DeleteEmailTemplateInput, { description: 'The template.' }) { id }: DeleteEmailTemplateInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof DeleteEmailTemplateResult> {
    const removed = await context.services.emailTemplates.remove(signedIn(context).id, id);
    return presentResult(removed, EmailTemplateError, context.language, () =>
      Object.assign(new EmailTemplateDeleted(), { id }),
    );
  }
}
