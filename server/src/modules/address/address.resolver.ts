import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { AddressInput } from '../purchase/index.ts';
import type { AddressContext } from './address.module.ts';
import type { AddressChange } from './address.service.ts';
import {
  AddressBookResult,
  AddressBookUpdated,
  AddressError,
  CreateAddressInput,
  DeleteAddressInput,
  SavedAddressType,
  UpdateAddressInput,
  UpdateDefaultAddressInput,
} from './address.types.ts';

type Outcome = typeof AddressBookResult;

const toFields = (input: AddressInput) => ({ ...input, apt: input.apt ?? '' });

const presentChange = async (change: Promise<AddressChange>, { language }: AddressContext): Promise<Outcome> =>
  presentResult(await change, AddressError, language, ({ addressId, addresses }) =>
    Object.assign(new AddressBookUpdated(), { addressId, addresses: [...addresses] }),
  );

@Resolver()
export class AddressResolver {
  @Allow('public')
  @Query(() => String, {
    nullable: true,
    description:
      'Origin of the page with the Korean postcode search; null if the shop serves that page itself, in a frame without an origin.',
  })
  postcodeOrigin(@Ctx() { services }: AddressContext): string | null {
    return services.config.postcodeOrigin;
  }

  @Allow('own')
  @Query(() => [SavedAddressType], { description: "The caller's saved addresses of both stores, oldest first." })
  async myAddresses(@Ctx() context: AddressContext): Promise<SavedAddressType[]> {
    return [...(await context.services.address.list(signedIn(context).id))];
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, {
    description: 'Saves an address; an identical address is not saved twice. At most 20 per person.',
  })
  createAddress(
    @Arg('input', () => CreateAddressInput, { description: 'The address.' }) input: CreateAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    const { services, market } = context;
    const owner = signedIn(context);
    const saving = services.idempotency.once<AddressChange>(
      context,
      'createAddress',
      input,
      (recordCreated) => services.address.add(owner, market, toFields(input.address), recordCreated),
      async (addressId) => ({ value: { addressId, addresses: await services.address.list(owner.id) } }),
    );
    return presentChange(saving, context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Replaces a saved address.' })
  updateAddress(
    @Arg('input', () => UpdateAddressInput, { description: 'The address and its new content.' })
    input: UpdateAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    const { id, version, address } = input;
    return presentChange(context.services.address.edit(signedIn(context), id, version, toFields(address)), context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Deletes a saved address.' })
  deleteAddress(
    @Arg('input', () => DeleteAddressInput, { description: 'The address.' }) { id }: DeleteAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    return presentChange(context.services.address.remove(signedIn(context), id), context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Makes a saved address the default of the checkout.' })
  updateDefaultAddress(
    @Arg('input', () => UpdateDefaultAddressInput, { description: 'The address.' }) { id }: UpdateDefaultAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    return presentChange(context.services.address.makeDefault(signedIn(context), id), context);
  }
}
