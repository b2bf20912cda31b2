import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type AnswerPreviewService, createAnswerPreviewService } from './answer-preview.service.ts';
import { type ContactService, createContactService } from './contact.service.ts';
import { createSupportEmailTemplates } from './emails/support-email-templates.ts';
import { createPartnershipService, type PartnershipService } from './partnership.service.ts';
import { createSupportRequestService, type SupportRequestService } from './support-request.service.ts';

/** Dependencies of the module. */
interface SupportNeeds {
  readonly connection: Connection;
  readonly idempotency: Idempotency;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly shopSettings: CurrentSettings;
}

export interface SupportServices {
  readonly answerPreview: AnswerPreviewService;
  readonly contact: ContactService;
  readonly partnership: PartnershipService;
  readonly supportRequests: SupportRequestService;
}

/** Request context of the resolvers: the caller and the services. */
export type SupportContext = RequestContext<SupportNeeds & SupportServices>;

export function createSupportServices(needs: SupportNeeds): SupportServices {
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
