import type { RequestContext } from '../../common/request-context.ts';
import type { ShownSettings } from '../shop-settings/shop-settings-live.ts';
import { type CompanyStatements, createCompanyStatements } from './company-statements.service.ts';

/** Dependencies of the module. */
interface CompanyNeeds {
  readonly config: { readonly hidesSamples: boolean };
  readonly shopSettings: ShownSettings;
}

export interface CompanyServices {
  readonly companyStatements: CompanyStatements;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type CompanyContext = RequestContext<CompanyNeeds & CompanyServices>;

export function createCompanyServices({ config: { hidesSamples }, shopSettings }: CompanyNeeds): CompanyServices {
  return { companyStatements: createCompanyStatements({ hidesSamples, shopSettings }) };
}
