import { createEmailLoaders } from './email.loader.ts';
import { emailModel } from './email.model.ts';
import { createEmailServices } from './email.wiring.ts';
import { emailAddressModel } from './email-address.model.ts';
import { EmailAddressResolver } from './email-address.resolver.ts';
import { EmailLogResolver } from './email-log.resolver.ts';

export const emailModule = {
  models: [emailModel, emailAddressModel],
  resolvers: [EmailLogResolver, EmailAddressResolver],
  createServices: createEmailServices,
  createLoaders: createEmailLoaders,
};
