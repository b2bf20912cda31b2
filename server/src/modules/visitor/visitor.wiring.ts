import type { RequestContext } from '../../common/request-context.ts';

/** What the module is made from. */
interface VisitorNeeds {
  readonly config: { readonly rehearsal: boolean };
}

/** What its resolvers know of their caller, and the services that they may use. */
export type VisitorContext = RequestContext<VisitorNeeds>;

/** The module has no services of its own. */
export const createVisitorServices = (_needs: VisitorNeeds) => ({});
