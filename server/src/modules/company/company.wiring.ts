import type { RequestContext } from '../../common/request-context.ts';
import { type CompanyStatements, createCompanyStatements } from './company-statements.service.ts';

/** Dependencies of the module. */
interface CompanyNeeds {
  readonly config: { readonly hidesSamples: boolean };
}

export interface CompanyServices {
  readonly companyStatements: CompanyStatements;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type CompanyContext = RequestContext<CompanyNeeds & CompanyServices>;

export function createCompanyServices({ config }: CompanyNeeds): CompanyServices {
  return { companyStatements: createCompanyStatements(config) };
}
