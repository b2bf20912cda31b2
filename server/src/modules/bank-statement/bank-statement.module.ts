import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext, ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { DepositServices } from '../deposit/index.ts';
import { createDepositOrders } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { BankStatementResolver } from './bank-statement.resolver.ts';
import { createBankStatementService } from './bank-statement.service.ts';
import { createStatementBookingService } from './statement-booking.service.ts';
import { statementColumnsModel } from './statement-columns.model.ts';
import { statementLineModel } from './statement-line.model.ts';
import { createStatementMatchingService } from './statement-matching.service.ts';

type Needs = Platform & AuditServices & DepositServices & ShopSettingsServices;

function setup(needs: Needs) {
  const depositOrders = createDepositOrders(needs.connection);
  return {
    bankStatements: createBankStatementService(needs),
    statementBooking: createStatementBookingService({ ...needs, depositOrders }),
    statementMatching: createStatementMatchingService({ ...needs, depositOrders }),
  };
}

export interface BankStatementLoaders {
  /** Names of members of staff by account. */
  readonly statementHandlers: Loader<PersonName>;
}

function createLoaders({ services }: CallerContext<Needs>): BankStatementLoaders {
  return { statementHandlers: createLoader(services.personNames.read) };
}

export type BankStatementServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type BankStatementContext = ModuleContext<typeof setup, BankStatementLoaders>;

export const bankStatementModule = defineModule({
  models: [statementLineModel, statementColumnsModel],
  resolvers: [BankStatementResolver],
  setup,
  createLoaders,
});
