export type { CompanyServices } from './company.wiring.ts';
export { hasCompanyPeople } from './company-block-reader.ts';
