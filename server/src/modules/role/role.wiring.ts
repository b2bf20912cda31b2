import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { AccountAdmin, AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import { createRoleService, type RoleService } from './role.service.ts';

/** Dependencies of the module. */
interface RoleNeeds {
  readonly connection: Connection;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly audit: AuditService;
}

export interface RoleServices {
  readonly roles: RoleService;
}

/** Request context of the resolvers: the caller and the services. */
export type RoleContext = RequestContext<RoleNeeds & RoleServices>;

export function createRoleServices({ connection, accountAdmin, audit }: RoleNeeds): RoleServices {
  return { roles: createRoleService({ connection, accounts: accountAdmin, audit }) };
}
