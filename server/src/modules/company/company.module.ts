import { CompanyResolver } from './company.resolver.ts';
import { createCompanyServices } from './company.wiring.ts';

export const companyModule = {
  models: [],
  resolvers: [CompanyResolver],
  createServices: createCompanyServices,
};
