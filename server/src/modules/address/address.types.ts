import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../common/node.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AddressType } from '../purchase/index.ts';
import { AddressError } from './address.errors.ts';

@ObjectType('SavedAddress', { description: 'An address that a member keeps.', implements: Node })
export class SavedAddressType extends AddressType {
  @Field(() => ID, { description: 'Known to its owner only.' })
  id!: string;

  @Field(() => Int, { description: 'Rises with every edit; an edit states the version it read.' })
  version!: number;

  @Field(() => Market, { description: 'The store whose checkout it is for.' })
  market!: Market;

  @Field(() => Boolean, { description: 'Whether the checkout of its store offers it first; one address a store.' })
  isDefault!: boolean;
}

@ObjectType({ description: 'The address book as it is now.' })
export class AddressBookUpdated {
  @Field(() => ID, { description: 'The address that was added, changed or taken out.' })
  addressId!: string;

  @Field(() => [SavedAddressType], { description: 'All addresses, in the order they were added.' })
  addresses!: SavedAddressType[];
}

export const AddressBookResult = createUnionType({
  name: 'AddressBookResult',
  description: 'Outcome of a change of the address book.',
  types: () => [AddressBookUpdated, ValidationError, AddressError] as const,
});
