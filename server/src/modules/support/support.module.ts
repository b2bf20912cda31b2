import { AnswerPreviewResolver } from './answer-preview.resolver.ts';
import { ContactResolver } from './contact.resolver.ts';
import { contactMessageModel } from './contact-message.model.ts';
import { PartnershipResolver } from './partnership.resolver.ts';
import { partnershipRequestModel } from './partnership-request.model.ts';
import { createSupportServices } from './support.wiring.ts';
import { SupportRequestResolver } from './support-request.resolver.ts';

export const supportModule = {
  models: [contactMessageModel, partnershipRequestModel],
  resolvers: [AnswerPreviewResolver, ContactResolver, PartnershipResolver, SupportRequestResolver],
  createServices: createSupportServices,
};
