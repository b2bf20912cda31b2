import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type ValidationError, validationError } from '../../common/result.types.ts';
import type { AddressInput } from '../purchase/index.ts';
import { AddressError } from './address.errors.ts';
import {
  CreateAddressInput,
  DeleteAddressInput,
  UpdateAddressInput,
  UpdateDefaultAddressInput,
} from './address.inputs.ts';
import type { AddressContext } from './address.module.ts';
import type { AddressOutcome } from './address.service.ts';
import { AddressBookResult, AddressBookUpdated, SavedAddressType } from './address.types.ts';

type Outcome = AddressBookUpdated | ValidationError | AddressError;

const OPERATION_ERRORS = {
  notFound: { code: 'ADDRESS_NOT_FOUND', key: 'address.notFound' },
  conflict: { code: 'ADDRESS_CONFLICT', key: 'address.conflict' },
  exists: { code: 'ADDRESS_EXISTS', key: 'address.exists' },
  full: { code: 'ADDRESS_LIMIT', key: 'address.limit' },
} as const;

const toFields = (input: AddressInput) => ({ ...input, apt: input.apt ?? '' });

async function toOutcome(change: Promise<AddressOutcome>, { language }: AddressContext): Promise<Outcome> {
  const result = await change;
  if (result.outcome === 'invalid') return validationError(result.failures, language);
  if (result.outcome !== 'saved') {
    const { code, key } = OPERATION_ERRORS[result.outcome];
    return AddressError.create(code, key, language);
  }
  return Object.assign(new AddressBookUpdated(), { addressId: result.id, addresses: [...result.addresses] });
}

@Resolver()
export class AddressResolver {
  @Allow('public')
  @Query(() => String, {
    nullable: true,
    description:
      "Origin of the page that holds the Korean postcode search; null: it is among the shop's pages, in a frame without an origin.",
  })
  postcodeOrigin(@Ctx() { services }: AddressContext): string | null {
    return services.config.postcodeOrigin;
  }

  @Allow('own')
  @Query(() => [SavedAddressType], { description: "The caller's saved addresses of both stores, as they were added." })
  async myAddresses(@Ctx() context: AddressContext): Promise<SavedAddressType[]> {
    return [...(await context.services.address.list(signedIn(context).id))];
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, {
    description: 'Saves an address; the same one is not saved twice. At most 20 a person.',
  })
  createAddress(
    @Arg('input', () => CreateAddressInput, { description: 'The address.' }) input: CreateAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    const { services, market } = context;
    const owner = signedIn(context);
    const saving = services.idempotency.once<AddressOutcome>(
      context,
      'createAddress',
      input,
      (recordCreated) => services.address.add(owner, market, toFields(input.address), recordCreated),
      async (id) => ({ outcome: 'saved', addresses: await services.address.list(owner.id), id }),
    );
    return toOutcome(saving, context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Overwrites a saved address.' })
  updateAddress(
    @Arg('input', () => UpdateAddressInput, { description: 'The address and its new content.' })
    input: UpdateAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    const { id, version, address } = input;
    return toOutcome(context.services.address.edit(signedIn(context), id, version, toFields(address)), context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Takes a saved address out.' })
  deleteAddress(
    @Arg('input', () => DeleteAddressInput, { description: 'The address.' }) { id }: DeleteAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    return toOutcome(context.services.address.remove(signedIn(context), id), context);
  }

  @Allow('own')
  @Mutation(() => AddressBookResult, { description: 'Makes a saved address the one that the checkout offers first.' })
  updateDefaultAddress(
    @Arg('input', () => UpdateDefaultAddressInput, { description: 'The address.' }) { id }: UpdateDefaultAddressInput,
    @Ctx() context: AddressContext,
  ): Promise<Outcome> {
    return toOutcome(context.services.address.makeDefault(signedIn(context), id), context);
  }
}
