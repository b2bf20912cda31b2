import { createFinanceServices } from './finance.wiring.ts';
import { ProviderAccountResolver } from './provider-account.resolver.ts';
import { providerAnswerModel } from './provider-answer.model.ts';

export const financeModule = {
  models: [providerAnswerModel],
  resolvers: [ProviderAccountResolver],
  createServices: createFinanceServices,
};
