import { createUserLoaders } from './user.loader.ts';
import { UserResolver } from './user.resolver.ts';
import { createUserServices } from './user.wiring.ts';

export const userModule = {
  models: [],
  resolvers: [UserResolver],
  createServices: createUserServices,
  createLoaders: createUserLoaders,
};
