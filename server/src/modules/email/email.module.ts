import { createEmailLoaders } from './email.loader.ts';
import { emailModel } from './email.model.ts';
import { createEmailServices } from './email.wiring.ts';
import { EmailLogResolver } from './email-log.resolver.ts';

export const emailModule = {
  models: [emailModel],
  resolvers: [EmailLogResolver],
  createServices: createEmailServices,
  createLoaders: createEmailLoaders,
};
