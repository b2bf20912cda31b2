import { UserResolver } from './user.resolver.ts';
import { createUserServices } from './user.services.ts';

export const userModule = {
  models: [],
  resolvers: [UserResolver],
  createServices: createUserServices,
};
