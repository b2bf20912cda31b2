import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';
import type { AccountReader } from '../account/index.ts';
import type { StatementMatchingService } from '../bank-statement/index.ts';
import type { BrowserErrorService } from '../browser-error/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { EmailLogService } from '../email/index.ts';
import type { OrderListService, OrderReader } from '../order/index.ts';
import type { MentionService } from '../order-desk/index.ts';
import type { ProductQuestionModeration } from '../product-question/index.ts';
import type { ReturnDeskService } from '../return/index.ts';
import type { ReviewModeration } from '../review/index.ts';
import type { SaleStatistics, VisitStatistics } from '../statistics/index.ts';
import type { StockList } from '../stock/index.ts';
import type { SupportRequestService } from '../support/index.ts';
import type { UserDirectory } from '../user/index.ts';
import { createJobStates, type JobStates } from './job-states.service.ts';
import { createOverviewService, type OverviewService } from './overview.service.ts';
import { createWorkService, type WorkService } from './work.service.ts';

/** Dependencies of the module. */
interface OverviewNeeds {
  readonly config: Pick<Config, 'open'>;
  readonly connection: Connection;
  readonly accountReader: AccountReader;
  readonly browserErrors: BrowserErrorService;
  readonly catalogue: CatalogueService;
  readonly emailLog: EmailLogService;
  readonly orderReader: OrderReader;
  readonly reviewModeration: ReviewModeration;
  readonly saleStatistics: SaleStatistics;
  readonly visitStatistics: VisitStatistics;
  readonly users: UserDirectory;
  readonly mentions: MentionService;
  readonly orderList: OrderListService;
  readonly productQuestionModeration: ProductQuestionModeration;
  readonly returnDesk: ReturnDeskService;
  readonly statementMatching: StatementMatchingService;
  readonly stockList: StockList;
  readonly supportRequests: SupportRequestService;
}

export interface OverviewServices {
  readonly jobStates: JobStates;
  readonly overview: OverviewService;
  readonly work: WorkService;
}

/** Request context of the resolvers: the caller and the services. */
export type OverviewContext = RequestContext<OverviewNeeds & OverviewServices>;

export function createOverviewServices(needs: OverviewNeeds): OverviewServices {
  const jobStates = createJobStates(needs.connection);
  return {
    jobStates,
    overview: createOverviewService({ ...needs, jobs: jobStates }),
    work: createWorkService({ ...needs, stores: needs.config.open.stores }),
  };
}
