import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';

export interface BankStatementLoaders {
  /** Names of members of staff by account. */
  readonly statementHandlers: Loader<PersonName>;
}

export function createBankStatementLoaders({
  services,
}: CallerContext<{ readonly personNames: PersonNames }>): BankStatementLoaders {
  return { statementHandlers: createLoader(services.personNames.read) };
}
