import { VisitorResolver } from './visitor.resolver.ts';
import { createVisitorServices } from './visitor.wiring.ts';

export const visitorModule = {
  models: [],
  resolvers: [VisitorResolver],
  createServices: createVisitorServices,
};
