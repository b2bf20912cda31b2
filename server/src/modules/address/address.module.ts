import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import { AddressResolver } from './address.resolver.ts';
import { createAddressService } from './address.service.ts';
import { addressBookModel } from './address-book.model.ts';
import { addressPersonalData } from './address-personal-data.ts';

type Needs = Platform & IdempotencyServices;

function setup({ connection, personalData }: Needs) {
  personalData.register(addressPersonalData(connection));
  return { address: createAddressService(connection) };
}

export type AddressServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type AddressContext = ModuleContext<typeof setup>;

export const addressModule = defineModule({
  models: [addressBookModel],
  resolvers: [AddressResolver],
  setup,
});
