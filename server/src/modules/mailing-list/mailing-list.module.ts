import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmailServices } from '../email/index.ts';
import { createMailingListEmailTemplates } from './emails/mailing-list-email-templates.ts';
import { mailingListModel } from './mailing-list.model.ts';
import { MailingListResolver } from './mailing-list.resolver.ts';
import { createMailingListService } from './mailing-list.service.ts';
import { mailingPersonalData } from './mailing-list-personal-data.ts';
import { createUnsubscribeLinks, createUnsubscribeTokens } from './unsubscribe-links.ts';

type Needs = Platform & EmailServices;

function setup(needs: Needs) {
  const { connection, limiter, vault, emails, emailAddresses, outbox, personalData } = needs;
  const unsubscribeTokens = createUnsubscribeTokens(vault);
  const unsubscribeLinks = createUnsubscribeLinks(emails.links, unsubscribeTokens);
  emails.register(createMailingListEmailTemplates({ unsubscribeLinks }));
  personalData.register(mailingPersonalData(connection));
  const mailingList = createMailingListService({ connection, limiter, outbox });
  emailAddresses.addSuppressionStep(mailingList.removeSuppressed);
  return { mailingList, unsubscribeLinks, unsubscribeTokens };
}

export type MailingListServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type MailingListContext = ModuleContext<typeof setup>;

export const mailingListModule = defineModule({
  models: [mailingListModel],
  resolvers: [MailingListResolver],
  setup,
});
