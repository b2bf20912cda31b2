import { createFinanceLoaders } from './finance.loader.ts';
import { createFinanceServices } from './finance.wiring.ts';
import {
  BooksDifferenceResolver,
  ProviderAccountResolver,
  ProviderPaymentResolver,
} from './provider-account.resolver.ts';
import { providerAnswerModel } from './provider-answer.model.ts';

export const financeModule = {
  models: [providerAnswerModel],
  resolvers: [ProviderAccountResolver, ProviderPaymentResolver, BooksDifferenceResolver],
  createServices: createFinanceServices,
  createLoaders: createFinanceLoaders,
};
