import { DeliveryWish } from '@eunbit/schema/delivery-note';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(DeliveryWish, {
  name: 'DeliveryWish',
  description: 'What the courier is asked to do.',
  valuesConfig: {
    AT_DOOR: { description: 'Leave it at the door.' },
    WITH_GUARD: { description: 'Leave it with the guard or the front desk.' },
    PARCEL_BOX: { description: 'Put it into the parcel box; Korea.' },
    CALL_FIRST: { description: 'Call before coming; Korea.' },
    OTHER: { description: 'Something else; the text says what.' },
  },
});

@InputType({ description: 'A word to the courier.' })
export class DeliveryNoteInput {
  @Field(() => DeliveryWish, { description: 'One that the store offers.' })
  wish!: DeliveryWish;

  @Field(() => String, { nullable: true, description: 'Needed for OTHER: up to 100 characters on one line.' })
  text?: string;
}

@ObjectType('DeliveryNote', { description: 'A word to the courier.' })
export class DeliveryNoteType {
  @Field(() => DeliveryWish, { description: 'What is asked for.' })
  wish!: DeliveryWish;

  @Field(() => String, { description: 'The whole note in the language of the request; own words as they were typed.' })
  text!: string;
}
