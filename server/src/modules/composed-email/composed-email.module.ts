import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { OrderServices } from '../order/index.ts';
import { composedEmailModel } from './composed-email.model.ts';
import { ComposedEmailResolver } from './composed-email.resolver.ts';
import { createComposedEmailService } from './composed-email.service.ts';
import { emailTemplateModel } from './email-template.model.ts';
import { EmailTemplateResolver } from './email-template.resolver.ts';
import { createEmailTemplateService } from './email-template.service.ts';
import { createComposedEmailTemplates } from './emails/composed-email-templates.ts';

type Needs = Platform & AuditServices & EmailServices & IdempotencyServices & OrderServices;

function setup(needs: Needs) {
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

/** The context of the module's resolvers. */
export type ComposedEmailContext = ModuleContext<typeof setup>;

export const composedEmailModule = defineModule({
  models: [emailTemplateModel, composedEmailModel],
  resolvers: [EmailTemplateResolver, ComposedEmailResolver],
  setup,
});
