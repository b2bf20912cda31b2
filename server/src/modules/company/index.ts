export type { CompanyServices } from './company.module.ts';
export { hasCompanyPeople } from './company-block.model.ts';
