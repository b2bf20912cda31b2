import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { DepositRemovalResolver, DepositResolver, OrderDepositResolver } from './deposit.resolver.ts';
import { createDepositService } from './deposit.service.ts';
import { createDepositRestService } from './deposit-rest.service.ts';

type Needs = Platform & AuditServices & EmailServices & IdempotencyServices & OrderServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, limiter, audit, outbox, changeOrder, orderEmails, orderReader, shopSettings } = needs;
  return {
    deposits: createDepositService({ changeOrder, shopSettings }),
    depositRests: createDepositRestService({ connection, outbox, orderReader, orderEmails, limiter, audit }),
  };
}

export type DepositServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type DepositContext = ModuleContext<typeof setup, OrderLoaders>;

export const depositModule = defineModule({
  resolvers: [DepositResolver, OrderDepositResolver, DepositRemovalResolver],
  setup,
});
