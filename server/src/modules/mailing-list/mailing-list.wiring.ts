import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { EmailAddressService, EmailOutbox, EmailRegistry } from '../email/index.ts';
import { createMailingListEmailTemplates } from './emails/mailing-list-email-templates.ts';
import { createMailingListService, type MailingListService } from './mailing-list.service.ts';
import { mailingPersonalData } from './mailing-list-personal-data.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts';
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts';

/** Dependencies of the module. */
interface MailingListNeeds {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly vault: Vault;
  readonly emails: EmailRegistry;
  readonly emailAddresses: EmailAddressService;
  readonly outbox: EmailOutbox;
  readonly personalData: PersonalDataRegistry;
}

export interface MailingListServices {
  readonly mailingList: MailingListService;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type MailingListContext = RequestContext<MailingListNeeds & MailingListServices>;

export function createMailingListServices(needs: MailingListNeeds): MailingListServices {
  const { connection, limiter, vault, emails, emailAddresses, outbox, personalData } = needs;
  const unsubscribeTokens = createUnsubscribeTokens(vault);
  const unsubscribeLinks = createUnsubscribeLinks(emails.links, unsubscribeTokens);
  emails.register(createMailingListEmailTemplates({ unsubscribeLinks }));
  personalData.register(mailingPersonalData(connection));
  const mailingList = createMailingListService({ connection, limiter, outbox });
  emailAddresses.addSuppressionStep(mailingList.removeSuppressed);
  return { mailingList, unsubscribeLinks, unsubscribeTokens };
}
