import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { AccountAdmin } from '../account/account-admin.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { AddressService } from '../address/address.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { EmailLoaders } from '../email/email.loader.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { UserLoaders } from './user.loader.ts';
import { createUserBlock } from './user-block.ts';
import { createUserDirectory, type UserDirectory } from './user-directory.service.ts';

/** Dependencies of the module. */
interface UserNeeds {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly address: AddressService;
  readonly catalogue: CatalogueService;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly orderReader: OrderReader;
}

export interface UserServices {
  readonly userBlock: ReturnType<typeof createUserBlock>;
  readonly users: UserDirectory;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type UserContext = RequestContext<UserNeeds & UserServices, UserLoaders & EmailLoaders>;

export function createUserServices(needs: UserNeeds): UserServices {
  const { connection, audit, accountAdmin, accountReader, orderReader } = needs;
  return {
    userBlock: createUserBlock({ connection, accounts: accountAdmin, audit }),
    users: createUserDirectory(accountReader, orderReader),
  };
}
