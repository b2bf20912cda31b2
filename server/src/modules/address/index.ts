export type { AddressServices } from './address.module.ts';
export type { AddressService } from './address.service.ts';
export { SavedAddressType } from './address.types.ts';
