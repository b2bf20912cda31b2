import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { PersonNames } from '../../common/person-names.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/index.ts';
import { createDepositOrders } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { BankStatementLoaders } from './bank-statement.loader.ts';
import { type BankStatementService, createBankStatementService } from './bank-statement.service.ts';
import {
  createStatementBookingService,
  type DepositRecorder,
  type StatementBookingService,
} from './statement-booking.service.ts';
import { createStatementMatchingService, type StatementMatchingService } from './statement-matching.service.ts';

/** Dependencies of the module. */
interface BankStatementNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly limiter: RateLimiter;
  readonly personNames: PersonNames;
  readonly audit: AuditService;
  readonly shopSettings: CurrentSettings;
  readonly deposits: DepositRecorder;
}

export interface BankStatementServices {
  readonly bankStatements: BankStatementService;
  readonly statementBooking: StatementBookingService;
  readonly statementMatching: StatementMatchingService;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type BankStatementContext = RequestContext<BankStatementNeeds & BankStatementServices, BankStatementLoaders>;

export function createBankStatementServices(needs: BankStatementNeeds): BankStatementServices {
  const depositOrders = createDepositOrders(needs.connection);
  return {
    bankStatements: createBankStatementService(needs),
    statementBooking: createStatementBookingService({ ...needs, depositOrders }),
    statementMatching: createStatementMatchingService({ ...needs, depositOrders }),
  };
}
