import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { ledgerModel } from './ledger.model.ts';
import { LedgerResolver } from './ledger.resolver.ts';
import { createLedgerService } from './ledger.service.ts';

type Needs = Platform;

function setup({ connection }: Needs) {
  return { ledger: createLedgerService(connection) };
}

export type LedgerServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type LedgerContext = ModuleContext<typeof setup>;

export const ledgerModule = defineModule({
  models: [ledgerModel],
  resolvers: [LedgerResolver],
  setup,
});
