import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { EmailProvider } from '../../integrations/email/email-provider.ts';
import type { AuditService } from '../audit/index.ts';
import type { CurrentSettings, ShownSettings } from '../shop-settings/index.ts';
import type { EmailLoaders } from './email.loader.ts';
import { createEmailAddressService, type EmailAddressService } from './email-address.service.ts';
import { emailAddressPersonalData } from './email-address-personal-data.ts';
import { createEmailDelivery, type EmailDelivery } from './email-delivery.service.ts';
import { createEmailLinks } from './email-links.ts';
import { createEmailLogService, type EmailLogService } from './email-log.service.ts';
import { createEmailOutbox, type EmailOutbox } from './email-outbox.service.ts';
import { emailPersonalData } from './email-personal-data.ts';
import { createEmailRegistry, type EmailRegistry } from './email-registry.ts';
import { createEmailRenderer } from './email-renderer.ts';

/** Dependencies of the module. */
interface EmailNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly audit: AuditService;
  readonly jobs: JobRegistry;
  readonly personalData: PersonalDataRegistry;
  readonly emailProvider: EmailProvider;
  readonly config: { readonly email: { readonly from: string | null } };
  readonly publicUrl: () => string;
  readonly shopSettings: CurrentSettings & ShownSettings;
}

export interface EmailServices {
  readonly emails: EmailRegistry;
  readonly emailAddresses: EmailAddressService;
  readonly outbox: EmailOutbox;
  readonly emailDelivery: EmailDelivery;
  readonly emailLog: EmailLogService;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type EmailContext = RequestContext<EmailNeeds & EmailServices, EmailLoaders>;

export function createEmailServices(needs: EmailNeeds): EmailServices {
  const { connection, log, audit, jobs, personalData, emailProvider, config, publicUrl, shopSettings } = needs;
  const emails = createEmailRegistry(createEmailLinks(publicUrl), shopSettings);
  const { createRender, renderRedacted } = createEmailRenderer({
    registry: emails,
    fromAddress: config.email.from,
    shopSettings,
  });
  const provider = emailProvider;
  const emailAddresses = createEmailAddressService({ connection, provider, audit });
  const emailDelivery = createEmailDelivery({ connection, provider, emailAddresses, log, createRender });
  personalData.register(emailPersonalData(connection, emails), emailAddressPersonalData(connection));
  // Emails are sent when they are queued; this job sends those missed then, and retries.
  jobs.register({ 'send-emails': { every: '10 seconds', run: () => emailDelivery.deliverDue() } });
  return {
    emails,
    emailAddresses,
    outbox: createEmailOutbox(connection),
    emailDelivery,
    emailLog: createEmailLogService({ connection, audit, renderRedacted }),
  };
}
