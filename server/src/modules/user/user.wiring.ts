import type { Connection } from 'mongoose';
import type { PersonNames } from '../../common/person-names.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AccountAdmin, AccountReader } from '../account/index.ts';
import type { AddressService } from '../address/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { EmailLoaders } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { Guests, OrderClaimService, OrderReader, ReadBuyerSums } from '../order/index.ts';
import { type CustomerNotes, createCustomerNotes } from './customer-notes.service.ts';
import { customerPersonalData } from './customer-personal-data.ts';
import { createCustomerTags, type SetCustomerTag } from './customer-tags.service.ts';
import { createCustomers } from './customers.ts';
import { createGuestOrders, type GuestOrdersService } from './guest-orders.service.ts';
import type { UserLoaders } from './user.loader.ts';
import { createUserBlock } from './user-block.ts';
import { createUserDirectory, type UserDirectory } from './user-directory.service.ts';

/** Dependencies of the module. */
interface UserNeeds {
  readonly connection: Connection;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly idempotency: Idempotency;
  readonly address: AddressService;
  readonly catalogue: CatalogueService;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly buyerSums: ReadBuyerSums;
  readonly guests: Guests;
  readonly orderClaim: OrderClaimService;
  readonly orderReader: OrderReader;
}

export interface UserServices {
  readonly customerGuestOrders: GuestOrdersService;
  readonly customerNotes: CustomerNotes;
  readonly setCustomerTag: SetCustomerTag;
  readonly userBlock: ReturnType<typeof createUserBlock>;
  readonly users: UserDirectory;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type UserContext = RequestContext<UserNeeds & UserServices, UserLoaders & EmailLoaders>;

export function createUserServices(needs: UserNeeds): UserServices {
  const { connection, audit, accountAdmin, orderClaim, personalData } = needs;
  const customers = createCustomers(accountAdmin, needs.guests);
  const notes = createCustomerNotes({ connection, audit, customers });
  const guestOrders = createGuestOrders({ connection, accounts: accountAdmin, audit, customers, notes, orderClaim });
  orderClaim.addEndStep(guestOrders.follow);
  personalData.register(customerPersonalData(notes));
  return {
    customerGuestOrders: guestOrders,
    customerNotes: notes,
    setCustomerTag: createCustomerTags({ connection, audit, customers }),
    userBlock: createUserBlock({ connection, accounts: accountAdmin, audit }),
    users: createUserDirectory(needs),
  };
}
