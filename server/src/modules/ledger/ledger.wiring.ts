import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import { createLedgerService, type LedgerService } from './ledger.service.ts';

/** What the module is made from. */
interface LedgerNeeds {
  readonly connection: Connection;
}

export interface LedgerServices {
  readonly ledger: LedgerService;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type LedgerContext = RequestContext<LedgerNeeds & LedgerServices>;

export function createLedgerServices({ connection }: LedgerNeeds): LedgerServices {
  return { ledger: createLedgerService(connection) };
}
