import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { BankStatementServices } from '../bank-statement/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { OrderCollaborationServices } from '../order-collaboration/index.ts';
import type { ProductQuestionServices } from '../product-question/index.ts';
import type { ReturnServices } from '../return/index.ts';
import type { ReviewServices } from '../review/index.ts';
import type { StatisticsServices } from '../statistics/index.ts';
import type { StockServices } from '../stock/index.ts';
import type { SupportServices } from '../support/index.ts';
import type { UserServices } from '../user/index.ts';
import { createJobStates } from './job-states.service.ts';
import { OverviewResolver } from './overview.resolver.ts';
import { createOverviewService } from './overview.service.ts';
import { WorkResolver } from './work.resolver.ts';
import { createWorkService } from './work.service.ts';

type Needs = Platform &
  AccountServices &
  BankStatementServices &
  CatalogueServices &
  EmailServices &
  OrderCollaborationServices &
  OrderServices &
  ProductQuestionServices &
  ReturnServices &
  ReviewServices &
  StatisticsServices &
  StockServices &
  SupportServices &
  UserServices;

function setup(needs: Needs) {
  const jobStates = createJobStates(needs.connection);
  return {
    jobStates,
    overview: createOverviewService({ ...needs, jobs: jobStates }),
    work: createWorkService({ ...needs, stores: needs.config.open.stores }),
  };
}

/** The context of the module's resolvers. */
export type OverviewContext = ModuleContext<typeof setup>;

export const overviewModule = defineModule({
  resolvers: [OverviewResolver, WorkResolver],
  setup,
});
