import type { RequestContext } from '../../common/request-context.ts';
import type { AddressService } from '../address/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { OrderReader } from '../order/index.ts';
import type { ReviewReader } from '../review/index.ts';
import type { UserDirectory } from '../user/index.ts';

/** Dependencies of the module. */
interface NodeNeeds {
  readonly address: AddressService;
  readonly catalogue: CatalogueService;
  readonly orderReader: OrderReader;
  readonly reviewReader: ReviewReader;
  readonly users: UserDirectory;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type NodeContext = RequestContext<NodeNeeds>;

/** The module reads through the services of others and has none of its own. */
export function createNodeServices(_needs: NodeNeeds): Record<never, never> {
  return {};
}
