import { DepositRemovalResolver, DepositResolver, OrderDepositResolver } from './deposit.resolver.ts';
import { createDepositServices } from './deposit.wiring.ts';

export const depositModule = {
  models: [],
  resolvers: [DepositResolver, OrderDepositResolver, DepositRemovalResolver],
  createServices: createDepositServices,
};
