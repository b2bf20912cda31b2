import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { ChangeOrder, OrderEmailBuilder, OrderLoaders, OrderReader, OrderService } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createDepositService, type DepositService } from './deposit.service.ts';
import { createDepositRestService, type DepositRestService } from './deposit-rest.service.ts';
import { createPaymentDueService, type PaymentDueService } from './payment-due.service.ts';

/** Dependencies of the module. */
interface DepositNeeds {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
  readonly idempotency: Idempotency;
  readonly order: OrderService;
  readonly changeOrder: ChangeOrder;
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly orderReader: OrderReader;
  readonly shopSettings: CurrentSettings;
}

export interface DepositServices {
  readonly deposits: DepositService;
  readonly depositRests: DepositRestService;
  readonly paymentDue: PaymentDueService;
}

/** Context, services and loaders available to the module's resolvers. */
export type DepositContext = RequestContext<DepositNeeds & DepositServices, OrderLoaders>;

export function createDepositServices(needs: DepositNeeds): DepositServices {
  const { connection, limiter, audit, outbox, changeOrder, orderEmails, orderReader, shopSettings } = needs;
  return {
    deposits: createDepositService({ changeOrder, shopSettings }),
    depositRests: createDepositRestService({ connection, outbox, orderReader, orderEmails, limiter, audit }),
    paymentDue: createPaymentDueService(changeOrder),
  };
}
