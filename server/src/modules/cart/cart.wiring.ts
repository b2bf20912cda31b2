import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { OpenSession } from '../account/index.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { StockLive } from '../stock/index.ts';
import { type CartService, createCartService } from './cart.service.ts';
import { type CartMerge, createCartMerge } from './cart-merge.ts';
import { cartPersonalData } from './cart-personal-data.ts';

/** What the module is made from. */
interface CartNeeds {
  readonly connection: Connection;
  readonly personalData: PersonalDataRegistry;
  readonly openSession: OpenSession;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly stockLevels: StockLive['stockLevels'];
  readonly shopSettings: CurrentSettings;
}

export interface CartServices {
  readonly cart: CartService;
  readonly cartMerge: CartMerge;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type CartContext = RequestContext<CartNeeds & CartServices>;

export function createCartServices(needs: CartNeeds): CartServices {
  const { connection, personalData, openSession } = needs;
  const cartMerge = createCartMerge(connection, needs);
  // What the browser holds in a guest's cart becomes the person's.
  openSession.before((context, userId) => cartMerge.mergeInto(context, userId));
  personalData.register(cartPersonalData(connection));
  return { cart: createCartService(connection, needs), cartMerge };
}
