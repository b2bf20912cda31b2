import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { AccountAdmin } from '../account/account-admin.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { AuditService } from '../audit/audit.service.ts';
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
