import { createErrorType } from '../../common/create-error-type.ts';

export const EmailTemplateError = createErrorType('EmailTemplate', {
  EMAIL_TEMPLATE_NOT_FOUND: 'There is no such template any more.',
  EMAIL_TEMPLATE_CONFLICT: 'Somebody else has changed the template since it was read.',
  TOO_MANY_EMAIL_TEMPLATES: 'There are as many templates as a shop may have.',
});
export type EmailTemplateError = InstanceType<typeof EmailTemplateError>;
