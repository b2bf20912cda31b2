import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';

export interface OrderLoaders {
  /** Names of customers and members of staff by account, for staff. */
  readonly peopleOfOrders: Loader<PersonName>;
}

export function createOrderLoaders({ services }: CallerContext<{ readonly personNames: PersonNames }>): OrderLoaders {
  return { peopleOfOrders: createLoader(services.personNames.read) };
}
