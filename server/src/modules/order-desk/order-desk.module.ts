import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { LedgerServices } from '../ledger/index.ts';
import type { OrderServices } from '../order/index.ts';
import { createAssignments } from './assignments.ts';
import { BulkDeskResolver } from './bulk-desk.resolver.ts';
import { createBulkDeskService } from './bulk-desk.service.ts';
import { createOrderDeskEmailTemplates } from './emails/order-desk-email-templates.ts';
import { mentionModel } from './mention.model.ts';
import { MentionResolver } from './mention.resolver.ts';
import { createMentionService } from './mention.service.ts';
import { createMentionEvents } from './mention-live.ts';
import { mentionPersonalData } from './mention-personal-data.ts';
import type { OrderDeskLoaders } from './order-desk.loader.ts';
import { createOrderDeskLoaders } from './order-desk.loader.ts';
import { CustomerOrdersResolver, OrderDeskResolver } from './order-desk.resolver.ts';
import { createOrderDeskService } from './order-desk.service.ts';
import { orderTagModel } from './order-tag.model.ts';
import { TimelineResolver } from './timeline/timeline.resolver.ts';
import { createTimelineService } from './timeline/timeline.service.ts';

type Needs = Platform &
  AccountServices &
  AuditServices &
  EmailServices &
  IdempotencyServices &
  LedgerServices &
  OrderServices;

function setup(needs: Needs) {
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

export type OrderDeskServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type OrderDeskContext = ModuleContext<typeof setup, OrderDeskLoaders>;

export const orderDeskModule = defineModule({
  models: [mentionModel, orderTagModel],
  resolvers: [OrderDeskResolver, CustomerOrdersResolver, BulkDeskResolver, MentionResolver, TimelineResolver],
  setup,
  createLoaders: createOrderDeskLoaders,
});
