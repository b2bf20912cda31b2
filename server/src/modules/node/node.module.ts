import { NodeResolver } from './node.resolver.ts';
import { createNodeServices } from './node.wiring.ts';

export const nodeModule = {
  models: [],
  resolvers: [NodeResolver],
  createServices: createNodeServices,
};
