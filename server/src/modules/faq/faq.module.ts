import { faqModel } from './faq.model.ts';
import { FaqResolver } from './faq.resolver.ts';
import { createFaqServices } from './faq.wiring.ts';

export const faqModule = {
  models: [faqModel],
  resolvers: [FaqResolver],
  createServices: createFaqServices,
};
