import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import { roleModel } from './role.model.ts';
import { RoleResolver } from './role.resolver.ts';
import { createRoleService } from './role.service.ts';

type Needs = Platform & AccountServices & AuditServices;

function setup({ connection, accountAdmin, audit }: Needs) {
  return { roles: createRoleService({ connection, accounts: accountAdmin, audit }) };
}

export type RoleServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type RoleContext = ModuleContext<typeof setup>;

export const roleModule = defineModule({ models: [roleModel], resolvers: [RoleResolver], setup });
