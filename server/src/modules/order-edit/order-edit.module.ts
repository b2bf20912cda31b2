import { OrderEditResolver, RequestedChangesResolver } from './order-edit.resolver.ts';
import { createOrderEditServices } from './order-edit.wiring.ts';

export const orderEditModule = {
  models: [],
  resolvers: [OrderEditResolver, RequestedChangesResolver],
  createServices: createOrderEditServices,
};
