import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';

export interface OrderDeskLoaders {
  /** Staff accounts, including former staff. */
  readonly colleagues: Loader<UserRecord>;
}

export function createOrderDeskLoaders({
  services,
}: CallerContext<{ readonly accountReader: AccountReader }>): OrderDeskLoaders {
  return { colleagues: createLoader(services.accountReader.recordsById) };
}
