import { mailingListModel } from './mailing-list.model.ts';
import { MailingListResolver } from './mailing-list.resolver.ts';
import { createMailingListServices } from './mailing-list.wiring.ts';

export const mailingListModule = {
  models: [mailingListModel],
  resolvers: [MailingListResolver],
  createServices: createMailingListServices,
};
