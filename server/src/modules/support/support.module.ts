import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createAnswerPreviewService } from './answer-preview.service.ts';
import { ContactResolver } from './contact.resolver.ts';
import { createContactService } from './contact.service.ts';
import { contactMessageModel } from './contact-message.model.ts';
import { createSupportEmailTemplates } from './emails/support-email-templates.ts';
import { createPartnershipService } from './partnership.service.ts';
import { partnershipRequestModel } from './partnership-request.model.ts';
import { SupportRequestResolver } from './support-request.resolver.ts';
import { createSupportRequestService } from './support-request.service.ts';

type Needs = Platform & AuditServices & EmailServices & IdempotencyServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, limiter, audit, emails, outbox, shopSettings } = needs;
  const contact = createContactService({ connection, outbox, limiter, shopSettings });
  const partnership = createPartnershipService({ connection, outbox, limiter, shopSettings });
  emails.register(
    createSupportEmailTemplates(() => {
      const messages = createLoader(contact.byNumbers);
      const partnerships = createLoader(partnership.byNumbers);
      return {
        contactMessage: (number) => messages.load(number),
        partnershipRequest: (number) => partnerships.load(number),
      };
    }),
  );
  return {
    answerPreview: createAnswerPreviewService({ contact, partnership, emails }),
    contact,
    partnership,
    supportRequests: createSupportRequestService({ connection, outbox, audit }),
  };
}

export type SupportServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type SupportContext = ModuleContext<typeof setup>;

export const supportModule = defineModule({
  models: [contactMessageModel, partnershipRequestModel],
  resolvers: [ContactResolver, SupportRequestResolver],
  setup,
});
