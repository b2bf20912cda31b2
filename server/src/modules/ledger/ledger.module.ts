import { ledgerModel } from './ledger.model.ts';
import { LedgerResolver } from './ledger.resolver.ts';
import { createLedgerServices } from './ledger.wiring.ts';

export const ledgerModule = {
  models: [ledgerModel],
  resolvers: [LedgerResolver],
  createServices: createLedgerServices,
};
