import { createErrorType } from '../../common/create-error-type.ts';

export const EmailTemplateError = createErrorType('EmailTemplate', {
  EMAIL_TEMPLATE_NOT_FOUND: 'There is no such template any more.',
  EMAIL_TEMPLATE_CONFLICT: 'The template changed after the caller read it.',
  TOO_MANY_EMAIL_TEMPLATES: 'The shop already has the maximum number of templates.',
});
export type EmailTemplateError = InstanceType<typeof EmailTemplateError>;
