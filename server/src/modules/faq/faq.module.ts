import { faqModel } from './faq.model.ts';
import { FaqResolver } from './faq.resolver.ts';
import { createFaqServices } from './faq.services.ts';

export const faqModule = {
  models: [faqModel],
  resolvers: [FaqResolver],
  createServices: createFaqServices,
};
