import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('Address', { description: 'Where an order goes.' })
export class AddressType {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'Apartment, floor or unit; empty when none.' })
  apt!: string;

  @Field(() => String, { description: 'City; in Korea 시·군·구.' })
  city!: string;

  @Field(() => String, { description: 'US: two-letter state code. Korea: 시·도.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}

@InputType({ description: 'A delivery address as typed; texts are trimmed.' })
export class AddressInput {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, floor or unit.' })
  apt?: string;

  @Field(() => String, { description: 'City; in Korea 시·군·구, which must contain Hangul.' })
  city!: string;

  @Field(() => String, { description: 'US: the code of one of the 50 states, or DC. Korea: 시·도.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}
