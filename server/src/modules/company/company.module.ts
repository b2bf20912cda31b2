import { CompanyResolver } from './company.resolver.ts';
import { createCompanyServices } from './company.wiring.ts';
import { companyBlockModel } from './company-block.model.ts';
import { CompanyBlockResolver } from './company-block.resolver.ts';
import { CompanyPageResolver } from './company-page.resolver.ts';
import { companyPhotoModel } from './company-photo.model.ts';

export const companyModule = {
  models: [companyBlockModel, companyPhotoModel],
  resolvers: [CompanyResolver, CompanyPageResolver, CompanyBlockResolver],
  createServices: createCompanyServices,
};
