import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { EmailLoaders } from './email.loader.ts';
import { createEmailLoaders } from './email.loader.ts';
import { emailModel } from './email.model.ts';
import { emailAddressModel } from './email-address.model.ts';
import { EmailAddressResolver } from './email-address.resolver.ts';
import { createEmailAddressService } from './email-address.service.ts';
import { emailAddressPersonalData } from './email-address-personal-data.ts';
import { createEmailDelivery } from './email-delivery.service.ts';
import { createEmailLinks } from './email-links.ts';
import { EmailLogResolver } from './email-log.resolver.ts';
import { createEmailLogService } from './email-log.service.ts';
import { createEmailOutbox } from './email-outbox.service.ts';
import { emailPersonalData } from './email-personal-data.ts';
import { createEmailRegistry } from './email-registry.ts';
import { createEmailRenderer } from './email-renderer.ts';

type Needs = Platform & AuditServices & ShopSettingsServices;

function setup(needs: Needs) {
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
  // Emails are sent when they are queued; this job sends missed ones and retries failed ones.
  jobs.register({ 'send-emails': { every: '10 seconds', run: () => emailDelivery.deliverDue() } });
  return {
    emails,
    emailAddresses,
    outbox: createEmailOutbox(connection),
    emailDelivery,
    emailLog: createEmailLogService({ connection, audit, renderRedacted }),
  };
}

export type EmailServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type EmailContext = ModuleContext<typeof setup, EmailLoaders>;

export const emailModule = defineModule({
  models: [emailModel, emailAddressModel],
  resolvers: [EmailLogResolver, EmailAddressResolver],
  setup,
  createLoaders: createEmailLoaders,
});
