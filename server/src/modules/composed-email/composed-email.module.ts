import { composedEmailModel } from './composed-email.model.ts';
import { ComposedEmailResolver } from './composed-email.resolver.ts';
import { createComposedEmailServices } from './composed-email.wiring.ts';
import { emailTemplateModel } from './email-template.model.ts';
import { EmailTemplateResolver } from './email-template.resolver.ts';

export const composedEmailModule = {
  models: [emailTemplateModel, composedEmailModel],
  resolvers: [EmailTemplateResolver, ComposedEmailResolver],
  createServices: createComposedEmailServices,
};
