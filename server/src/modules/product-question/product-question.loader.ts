import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountBrief, AccountReader } from '../account/index.ts';

export interface ProductQuestionLoaders {
  /** Accounts by id, for staff. */
  readonly questionAuthors: Loader<AccountBrief>;
}

export function createProductQuestionLoaders({
  services,
}: CallerContext<{ readonly accountReader: AccountReader }>): ProductQuestionLoaders {
  return { questionAuthors: createLoader(services.accountReader.briefs) };
}
