import { BulkDeskResolver } from './bulk-desk.resolver.ts';
import { mentionModel } from './mention.model.ts';
import { MentionResolver } from './mention.resolver.ts';
import { createOrderDeskLoaders } from './order-desk.loader.ts';
import { CustomerOrdersResolver, OrderDeskResolver } from './order-desk.resolver.ts';
import { createOrderDeskServices } from './order-desk.wiring.ts';
import { orderTagModel } from './order-tag.model.ts';
import { TimelineResolver } from './timeline/timeline.resolver.ts';

export const orderDeskModule = {
  models: [mentionModel, orderTagModel],
  resolvers: [OrderDeskResolver, CustomerOrdersResolver, BulkDeskResolver, MentionResolver, TimelineResolver],
  createServices: createOrderDeskServices,
  createLoaders: createOrderDeskLoaders,
};
