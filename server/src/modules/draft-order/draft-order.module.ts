import { DraftOfferResolver } from './draft-offer.resolver.ts';
import { draftOrderModel } from './draft-order.model.ts';
import { DraftOrderResolver } from './draft-order.resolver.ts';
import { createDraftOrderServices } from './draft-order.wiring.ts';

export const draftOrderModule = {
  models: [draftOrderModel],
  resolvers: [DraftOrderResolver, DraftOfferResolver],
  createServices: createDraftOrderServices,
};
