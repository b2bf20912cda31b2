import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import { createLedgerService, type LedgerService } from './ledger.service.ts';

/** Dependencies of the module. */
interface LedgerNeeds {
  readonly connection: Connection;
}

export interface LedgerServices {
  readonly ledger: LedgerService;
}

/** Context and services available to the module's resolvers. */
export type LedgerContext = RequestContext<LedgerNeeds & LedgerServices>;

export function createLedgerServices({ connection }: LedgerNeeds): LedgerServices {
  return { ledger: createLedgerService(connection) };
}
