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
import { BulkChangeResolver } from './bulk-change.resolver.ts';
import { createBulkChangeService } from './bulk-change.service.ts';
import { createOrderCollaborationEmailTemplates } from './emails/order-collaboration-email-templates.ts';
import { mentionModel } from './mention.model.ts';
import { MentionResolver } from './mention.resolver.ts';
import { createMentionService } from './mention.service.ts';
import { createMentionEvents } from './mention-live.ts';
import { mentionPersonalData } from './mention-personal-data.ts';
import type { OrderCollaborationLoaders } from './order-collaboration.loader.ts';
import { createOrderCollaborationLoaders } from './order-collaboration.loader.ts';
import { CustomerOrdersResolver, OrderCollaborationResolver } from './order-collaboration.resolver.ts';
import { createOrderCollaborationService } from './order-collaboration.service.ts';
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
    createOrderCollaborationEmailTemplates(() => {
      const [orders, users] = [createLoader(orderReader.byNumbers), createLoader(accountReader.recordsById)];
      return { order: (number) => orders.load(number), user: (id) => users.load(id) };
    }),
  );
  personalData.register(mentionPersonalData(connection));
  const assignments = createAssignments(needs);
  const orderCollaboration = createOrderCollaborationService({ ...needs, assignments });
  return {
    bulkChange: createBulkChangeService({ orderCollaboration, orderReader, assignments, log }),
    mentionEvents: createMentionEvents(connection, live),
    mentions: createMentionService(connection),
    orderCollaboration,
    orderTimeline: createTimelineService(needs),
  };
}

export type OrderCollaborationServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type OrderCollaborationContext = ModuleContext<typeof setup, OrderCollaborationLoaders>;

export const orderCollaborationModule = defineModule({
  models: [mentionModel, orderTagModel],
  resolvers: [
    OrderCollaborationResolver,
    CustomerOrdersResolver,
    BulkChangeResolver,
    MentionResolver,
    TimelineResolver,
  ],
  setup,
  createLoaders: createOrderCollaborationLoaders,
});
