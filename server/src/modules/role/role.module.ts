import { roleModel } from './role.model.ts';
import { RoleResolver } from './role.resolver.ts';
import { createRoleServices } from './role.wiring.ts';

export const roleModule = { models: [roleModel], resolvers: [RoleResolver], createServices: createRoleServices };
