import { Field, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { AddressInput } from '../purchase/index.ts';

@InputType({ description: 'An address to keep, for the checkout of the store it is sent from.' })
export class CreateAddressInput {
  @Field(() => AddressInput, { description: "US: a blank name stands for the account's own." })
  address!: AddressInput;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'New content of a saved address.' })
export class UpdateAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that was read; refused with ADDRESS_CONFLICT when there is a newer one.',
  })
  version!: number;

  @Field(() => AddressInput, { description: "Checked by the rules of the address's own store." })
  address!: AddressInput;
}

@InputType({ description: 'The address to take out.' })
export class DeleteAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;
}

@InputType({ description: 'The address that the checkout of its store is to offer first.' })
export class UpdateDefaultAddressInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;
}
