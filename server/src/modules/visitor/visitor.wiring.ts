import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';

/** Dependencies of the module. */
interface VisitorNeeds {
  readonly config: Pick<Config, 'rehearsal' | 'open'>;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type VisitorContext = RequestContext<VisitorNeeds>;

/** The module has no services of its own. */
export const createVisitorServices = (_needs: VisitorNeeds) => ({});
