import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { AddressServices } from '../address/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { ReviewServices } from '../review/index.ts';
import type { UserServices } from '../user/index.ts';
import { NodeResolver } from './node.resolver.ts';

type Needs = AddressServices & CatalogueServices & OrderServices & ReviewServices & UserServices;

/** The module reads through the services of others and has none of its own. */
function setup(_needs: Needs) {
  return {};
}

/** The context of the module's resolvers. */
export type NodeContext = ModuleContext<typeof setup>;

export const nodeModule = defineModule({
  resolvers: [NodeResolver],
  setup,
});
