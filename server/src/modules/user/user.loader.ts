import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { UserDirectory } from './user-directory.service.ts';

export interface UserLoaders {
  /** Number of orders by account; null without orders. */
  readonly orderCounts: Loader<number>;
}

export function createUserLoaders({ services }: CallerContext<{ readonly users: UserDirectory }>): UserLoaders {
  return { orderCounts: createLoader(services.users.orderCounts) };
}
