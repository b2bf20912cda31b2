import { CustomerResolver } from './customer.resolver.ts';
import { customerNoteModel } from './customer-note.model.ts';
import { GuestResolver, OrderBuyerResolver } from './guest.resolver.ts';
import { GuestOrdersResolver } from './guest-orders.resolver.ts';
import { createUserLoaders } from './user.loader.ts';
import { UserResolver } from './user.resolver.ts';
import { createUserServices } from './user.wiring.ts';

export const userModule = {
  models: [customerNoteModel],
  resolvers: [CustomerResolver, GuestOrdersResolver, GuestResolver, OrderBuyerResolver, UserResolver],
  createServices: createUserServices,
  createLoaders: createUserLoaders,
};
