import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailAddressService, EmailLogService, EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { OrderReader } from '../order/index.ts';
import { composedEmailModel } from './composed-email.model.ts';
import { type ComposedEmailService, createComposedEmailService } from './composed-email.service.ts';
import { createEmailTemplateService, type EmailTemplateService } from './email-template.service.ts';
import { createComposedEmailTemplates } from './emails/composed-email-templates.ts';

/** Dependencies of the module. */
interface ComposedEmailNeeds {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly limiter: RateLimiter;
  readonly idempotency: Idempotency;
  readonly emails: EmailRegistry;
  readonly emailAddresses: EmailAddressService;
  readonly emailLog: EmailLogService;
  readonly outbox: EmailOutbox;
  readonly orderReader: OrderReader;
}

export interface ComposedEmailServices {
  readonly emailTemplates: EmailTemplateService;
  readonly composedEmails: ComposedEmailService;
}

/** Request context of the resolvers: the caller and the services. */
export type ComposedEmailContext = RequestContext<ComposedEmailNeeds & ComposedEmailServices>;

export function createComposedEmailServices(needs: ComposedEmailNeeds): ComposedEmailServices {
  const { connection, emails, orderReader } = needs;
  const composed = composedEmailModel(connection);
  emails.register(
    createComposedEmailTemplates(() => {
      const orders = createLoader(orderReader.byNumbers);
      const drafts = createLoader(async (ids) => {
        const found = await composed.find({ _id: { $in: ids } }).lean();
        return new Map(found.map((record) => [String(record._id), record]));
      });
      return { order: (number) => orders.load(number), composedEmail: (id) => drafts.load(id) };
    }),
  );
  return { emailTemplates: createEmailTemplateService(needs), composedEmails: createComposedEmailService(needs) };
}
