import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLoader } from '../../common/loader.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { AccountAdmin, AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailLogService, EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { ChangeOrder, DeskOrders, OrderReader, OrderStaffDetailsService } from '../order/index.ts';
import { createAssignments } from './assignments.ts';
import { type BulkDeskService, createBulkDeskService } from './bulk-desk.service.ts';
import { createOrderDeskEmailTemplates } from './emails/order-desk-email-templates.ts';
import { createMentionService, type MentionService } from './mention.service.ts';
import { createMentionEvents, type MentionEvents } from './mention-live.ts';
import { mentionPersonalData } from './mention-personal-data.ts';
import type { OrderDeskLoaders } from './order-desk.loader.ts';
import { createOrderDeskService, type OrderDeskService } from './order-desk.service.ts';
import { createTimelineService, type TimelineService } from './timeline/timeline.service.ts';

/** Dependencies of the module. */
interface OrderDeskNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly log: Logger;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly idempotency: Idempotency;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly accountAdmin: AccountAdmin;
  readonly emailLog: EmailLogService;
  readonly ledger: LedgerService;
  readonly accountReader: AccountReader;
  readonly deskOrders: DeskOrders;
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly orderStaffDetails: OrderStaffDetailsService;
}

export interface OrderDeskServices {
  readonly bulkDesk: BulkDeskService;
  readonly mentionEvents: TopicBoard<MentionEvents>;
  readonly mentions: MentionService;
  readonly orderDesk: OrderDeskService;
  readonly orderTimeline: TimelineService;
}

/** Context, services and loaders available to the module's resolvers. */
export type OrderDeskContext = RequestContext<OrderDeskNeeds & OrderDeskServices, OrderDeskLoaders>;

export function createOrderDeskServices(needs: OrderDeskNeeds): OrderDeskServices {
  const { connection, live, log, personalData, emails, accountReader, orderReader } = needs;
  emails.register(
    createOrderDeskEmailTemplates(() => {
      const [orders, users] = [createLoader(orderReader.byNumbers), createLoader(accountReader.recordsById)];
      return { order: (number) => orders.load(number), user: (id) => users.load(id) };
    }),
  );
  personalData.register(mentionPersonalData(connection));
  const assignments = createAssignments(needs);
  const orderDesk = createOrderDeskService({ ...needs, assignments });
  return {
    bulkDesk: createBulkDeskService({ orderDesk, orderReader, assignments, log }),
    mentionEvents: createMentionEvents(connection, live),
    mentions: createMentionService(connection),
    orderDesk,
    orderTimeline: createTimelineService(needs),
  };
}
