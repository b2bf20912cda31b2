import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AddressServices } from '../address/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailLoaders } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { BuyerSums, OrderServices } from '../order/index.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { customerNoteModel } from './customer-note.model.ts';
import { createCustomerNotes } from './customer-notes.service.ts';
import { customerPersonalData } from './customer-personal-data.ts';
import { createCustomerTags } from './customer-tags.service.ts';
import { createCustomers } from './customers.ts';
import { GuestResolver, OrderBuyerResolver } from './guest.resolver.ts';
import { GuestOrdersResolver } from './guest-orders.resolver.ts';
import { createGuestOrders } from './guest-orders.service.ts';
import { UserResolver } from './user.resolver.ts';
import { createUserBlock } from './user-block.ts';
import { createUserDirectory } from './user-directory.service.ts';

type Needs = Platform &
  AccountServices &
  AddressServices &
  AuditServices &
  CatalogueServices &
  IdempotencyServices &
  OrderServices;

function setup(needs: Needs) {
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

export type UserServices = ReturnType<typeof setup>;

interface UserLoaders {
  /** The order totals of an account; null without orders. */
  readonly memberSums: Loader<BuyerSums>;
  /** The same by the email address of a guest. */
  readonly guestSums: Loader<BuyerSums>;
  /** Names of the staff members who wrote notes. */
  readonly peopleOfNotes: Loader<PersonName>;
}

/** The context of the module's resolvers. */
export type UserContext = ModuleContext<typeof setup, UserLoaders & EmailLoaders>;

export const userModule = defineModule({
  models: [customerNoteModel],
  resolvers: [CustomerResolver, GuestOrdersResolver, GuestResolver, OrderBuyerResolver, UserResolver],
  setup,
  createLoaders: ({ services }): UserLoaders => ({
    memberSums: createLoader(services.buyerSums.ofMembers),
    guestSums: createLoader(services.buyerSums.ofGuests),
    peopleOfNotes: createLoader(services.personNames.read),
  }),
});
