import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { StatementMatchingService } from '../bank-statement/statement-matching.service.ts';
import type { BrowserErrorService } from '../browser-error/browser-error.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { EmailLogService } from '../email/email-log.service.ts';
import type { OrderListService } from '../order/list/order-list.service.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { MentionService } from '../order-desk/mention.service.ts';
import type { ProductQuestionModeration } from '../product-question/product-question-moderation.service.ts';
import type { ReturnDeskService } from '../return/return-desk.service.ts';
import type { ReviewModeration } from '../review/review-moderation.service.ts';
import type { SaleStatistics } from '../statistics/sale-statistics.service.ts';
import type { VisitStatistics } from '../statistics/visit-statistics.service.ts';
import type { StockList } from '../stock/stock-list.service.ts';
import type { SupportRequestService } from '../support/support-request.service.ts';
import type { UserDirectory } from '../user/user-directory.service.ts';
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
