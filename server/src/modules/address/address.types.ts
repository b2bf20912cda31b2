import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { Node } from '../../common/node.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { AddressInput, AddressType } from '../purchase/index.ts';

export const AddressError = createErrorType('Address', {
  ADDRESS_NOT_FOUND: 'No such saved address, or it is not yours.',
  ADDRESS_CONFLICT: 'The saved address changed after the caller read it.',
  ADDRESS_EXISTS: 'An identical address is already saved.',
  ADDRESS_LIMIT: 'No more addresses can be saved.',
});
export type AddressError = InstanceType<typeof AddressError>;
export type AddressErrorCode = keyof typeof AddressError.codes;

@ObjectType('SavedAddress', { description: 'An address that a member keeps.', implements: Node })
export class SavedAddressType extends AddressType {
  @Field(() => ID, { description: 'Opaque id; known to its owner only.' })
  id!: string;

  @Field(() => Int, { description: 'Increases with each edit; an edit must name the version that it is based on.' })
  version!: number;

  @Field(() => Market, { description: 'The store for whose checkout it is saved.' })
  market!: Market;

  @Field(() => Boolean, { description: "Whether it is the default of its store's checkout; one address per store." })
  isDefault!: boolean;
}

@InputType({ description: 'An address to save, for the store of the request.' })
export class CreateAddressInput {
  @Field(() => AddressInput, { description: "US: a blank name is replaced by the account's name." })
  address!: AddressInput;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'New content of a saved address.' })
export class UpdateAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that the caller read; refused with ADDRESS_CONFLICT if it has changed since.',
  })
  version!: number;

  @Field(() => AddressInput, { description: "Validated by the rules of the address's store." })
  address!: AddressInput;
}

@InputType({ description: 'The address to delete.' })
export class DeleteAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;
}

@InputType({ description: 'The new default address of the checkout of its store.' })
export class UpdateDefaultAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;
}

@ObjectType({ description: 'The address book as it is now.' })
export class AddressBookUpdated {
  @Field(() => ID, { description: 'The address that was added, changed or deleted.' })
  addressId!: string;

  @Field(() => [SavedAddressType], { description: 'All addresses, oldest first.' })
  addresses!: SavedAddressType[];
}

export const AddressBookResult = createUnionType({
  name: 'AddressBookResult',
  description: 'Outcome of a change of the address book.',
  types: () => [AddressBookUpdated, ValidationError, AddressError] as const,
});
