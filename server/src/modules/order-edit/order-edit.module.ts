import { OrderEditResolver } from './order-edit.resolver.ts';
import { createOrderEditServices } from './order-edit.wiring.ts';

export const orderEditModule = {
  models: [],
  resolvers: [OrderEditResolver],
  createServices: createOrderEditServices,
};
