import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';

export interface OrderCollaborationLoaders {
  /** Staff accounts, including former staff. */
  readonly colleagues: Loader<UserRecord>;
}

export function createOrderCollaborationLoaders({
  services,
}: CallerContext<{ readonly accountReader: AccountReader }>): OrderCollaborationLoaders {
  return { colleagues: createLoader(services.accountReader.recordsById) };
}
