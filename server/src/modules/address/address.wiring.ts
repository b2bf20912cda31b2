import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Idempotency } from '../idempotency/index.ts';
import { type AddressService, createAddressService } from './address.service.ts';
import { addressPersonalData } from './address-personal-data.ts';

/** Dependencies of the module. */
interface AddressNeeds {
  readonly connection: Connection;
  readonly idempotency: Idempotency;
  readonly personalData: PersonalDataRegistry;
  readonly config: { readonly postcodeOrigin: string | null };
}

export interface AddressServices {
  readonly address: AddressService;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type AddressContext = RequestContext<AddressNeeds & AddressServices>;

export function createAddressServices({ connection, personalData }: AddressNeeds): AddressServices {
  personalData.register(addressPersonalData(connection));
  return { address: createAddressService(connection) };
}
