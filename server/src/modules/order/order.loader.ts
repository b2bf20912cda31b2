import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { OrderReturns } from './order-returns.ts';
import type { ReturnOfOrder } from './returns.record.ts';

export interface OrderLoaders {
  /** Names of customers and members of staff by account, for staff. */
  readonly peopleOfOrders: Loader<PersonName>;
  /** The returns of an order by its number, oldest first, with the fields that order rules need; null if there are none. */
  readonly returnsByOrder: Loader<readonly ReturnOfOrder[]>;
}

interface Services {
  readonly personNames: PersonNames;
  readonly orderReturns: OrderReturns;
}

export function createOrderLoaders({ services }: CallerContext<Services>): OrderLoaders {
  return {
    peopleOfOrders: createLoader(services.personNames.read),
    returnsByOrder: createLoader(services.orderReturns.byOrderNumbers),
  };
}
