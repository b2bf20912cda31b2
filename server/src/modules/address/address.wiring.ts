import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { type AddressService, createAddressService } from './address.service.ts';
import { addressPersonalData } from './address-personal-data.ts';

/** What the module is made from. */
interface AddressNeeds {
  readonly connection: Connection;
  readonly personalData: PersonalDataRegistry;
  readonly config: { readonly postcodeOrigin: string | null };
}

export interface AddressServices {
  readonly address: AddressService;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type AddressContext = RequestContext<AddressNeeds & AddressServices>;

export function createAddressServices({ connection, personalData }: AddressNeeds): AddressServices {
  personalData.register(addressPersonalData(connection));
  return { address: createAddressService(connection) };
}
