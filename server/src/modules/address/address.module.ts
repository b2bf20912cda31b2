import { AddressResolver } from './address.resolver.ts';
import { createAddressServices } from './address.wiring.ts';
import { addressBookModel } from './address-book.model.ts';

export const addressModule = {
  models: [addressBookModel],
  resolvers: [AddressResolver],
  createServices: createAddressServices,
};
