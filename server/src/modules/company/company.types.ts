import { Field, ObjectType } from 'type-graphql';

@ObjectType('RegistrationNumber', { description: 'A registration number of the products at an authority.' })
export class RegistrationNumberType {
  @Field(() => String, { description: 'Name of the registration.' })
  label!: string;

  @Field(() => String, { description: 'The number.' })
  number!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}

@ObjectType('Registrations', {
  description: 'Registrations of the products with the authorities of the store of the request.',
})
export class RegistrationsType {
  @Field(() => [RegistrationNumberType], {
    description: 'Registration numbers; the listing of all products comes first.',
  })
  numbers!: RegistrationNumberType[];

  @Field(() => String, {
    nullable: true,
    description: "Basis of the store's claims; null if not set.",
  })
  basis!: string | null;
}

@ObjectType('PressRelease', { description: 'A press release, in the language of the request.' })
export class PressReleaseType {
  @Field(() => String, { description: 'Date of publication, such as 2021-11-15.' })
  date!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What happened.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}

@ObjectType('Testimonial', { description: 'A testimonial of a business, in the language of the request.' })
export class TestimonialType {
  @Field(() => String, { description: 'The quotation.' })
  words!: string;

  @Field(() => String, { description: 'Place and role of the speaker.' })
  speaker!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}
