import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';

export interface StockLoaders {
  /** Names of staff members by account. */
  readonly movers: Loader<PersonName>;
}

export function createStockLoaders({ services }: CallerContext<{ readonly personNames: PersonNames }>): StockLoaders {
  return { movers: createLoader(services.personNames.read) };
}
